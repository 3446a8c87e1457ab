import { weld } from './weld'

/** Triangles in millimetres: three coordinates a corner, three corners a triangle; `edges` are pairs of points. */
export type Mesh = { positions: Float32Array; indices: Uint32Array; edges?: Float32Array }

/** What a mesh measures: mm, mm³, mm². The volume is null where the surface is not closed. */
export type Measures = {
  size: Triple
  min: Triple
  max: Triple
  volume: number | null
  surface: number
  triangles: number
}
export type Triple = [x: number, y: number, z: number]

/** Bounding box, volume and surface of a mesh. */
export function measure(mesh: Mesh): Measures {
  const { min, max } = extentOf(mesh.positions)
  const { volume, surface } = sums(mesh, min)
  return {
    size: [max[0] - min[0], max[1] - min[1], max[2] - min[2]],
    min,
    max,
    surface,
    volume: isClosed(mesh) ? Math.abs(volume) : null,
    triangles: mesh.indices.length / 3,
  }
}

/** The corners of the box around all points. Throws where there are none, or not all of them are numbers. */
export function extentOf(positions: Float32Array): { min: Triple; max: Triple } {
  const min: Triple = [Infinity, Infinity, Infinity]
  const max: Triple = [-Infinity, -Infinity, -Infinity]
  for (let i = 0; i < positions.length; i++) {
    const [value, axis] = [positions[i]!, i % 3]
    if (!Number.isFinite(value)) throw new Error('This file has invalid coordinates.')
    if (value < min[axis]!) min[axis] = value
    if (value > max[axis]!) max[axis] = value
  }
  if (!positions.length) throw new Error('This file has no surfaces to show.')
  return { min, max }
}

/** Signed volume and surface, counted from a corner of the part so that a far origin costs no digits. */
function sums({ positions: p, indices }: Mesh, [ox, oy, oz]: Triple) {
  let [volume, surface] = [0, 0]
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3]
    const [ax, ay, az] = [p[a]! - ox, p[a + 1]! - oy, p[a + 2]! - oz]
    const [bx, by, bz] = [p[b]! - ox, p[b + 1]! - oy, p[b + 2]! - oz]
    const [cx, cy, cz] = [p[c]! - ox, p[c + 1]! - oy, p[c + 2]! - oz]
    volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6
    const [ux, uy, uz] = [bx - ax, by - ay, bz - az]
    const [vx, vy, vz] = [cx - ax, cy - ay, cz - az]
    surface += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2
  }
  return { volume, surface }
}

/** Closed: each edge is run through as often one way as the other. */
function isClosed({ positions, indices }: Mesh): boolean {
  const { ids, count } = weld(positions)
  const [there, back] = [new Float64Array(indices.length), new Float64Array(indices.length)]
  let [n, m] = [0, 0]
  for (let i = 0; i < indices.length; i++) {
    const from = ids[indices[i]!]!
    const to = ids[indices[i % 3 === 2 ? i - 2 : i + 1]!]!
    if (from < to) there[n++] = from * count + to
    else if (from > to) back[m++] = to * count + from
  }
  if (n !== m || !n) return false
  const [a, b] = [there.subarray(0, n).sort(), back.subarray(0, m).sort()]
  return a.every((edge, i) => edge === b[i])
}
