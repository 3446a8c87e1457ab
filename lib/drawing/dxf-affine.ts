export type Point = [x: number, y: number]
type Vector = [x: number, y: number, z: number]

/** x′ = a·x + c·y + e, y′ = b·x + d·y + f: moves, turns, scales and mirrors. */
export type Affine = [a: number, b: number, c: number, d: number, e: number, f: number]

export const SAME: Affine = [1, 0, 0, 1, 0, 0]

export const moved = (x: number, y: number): Affine => [1, 0, 0, 1, x, y]
export const scaled = (x: number, y: number): Affine => [x, 0, 0, y, 0, 0]
export function turned(radians: number): Affine {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return [cos, sin, -sin, cos, 0, 0]
}

/** One after the other, the last one first: `chain(moved, turned)` turns, then moves. */
export const chain = (...all: Affine[]): Affine =>
  all.reduce(([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
    a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f,
  ]) // oxfmt-ignore

export const through = ([a, b, c, d, e, f]: Affine, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]

/** The way back; null where all lies on one line. */
export function inverse([a, b, c, d, e, f]: Affine): Affine | null {
  const area = a * d - b * c
  if (!area || !Number.isFinite(area)) return null
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

/**
 * Seen from above: where the plane of an entity lies in the world, by its normal (codes 210, 220, 230) and its height over the origin.
 * AutoCAD's rule of the arbitrary axis.
 */
export function planeOf(normal: Vector, height: number): Affine {
  const [x, y, z] = unit(normal)
  if (x === 0 && y === 0 && z > 0) return SAME
  const isSteep = Math.abs(x) < 1 / 64 && Math.abs(y) < 1 / 64
  const along = unit(isSteep ? cross([0, 1, 0], [x, y, z]) : cross([0, 0, 1], [x, y, z]))
  const across = cross([x, y, z], along)
  return [along[0], along[1], across[0], across[1], height * x, height * y]
}

export const cross = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
]
export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return length ? [x / length, y / length, z / length] : [0, 0, 1]
}
