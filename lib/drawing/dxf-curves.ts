import { toPolylines } from 'dxf'
import { cross, planeOf, through, unit, type Point } from './dxf-affine'
import { numberOf, numbersOf, pointOf, type Entity } from './dxf-file'

/** A circle is drawn by 72 chords. */
const STEP = Math.PI / 36
const FULL = 2 * Math.PI

type Curve = Point[]

/** The curves of an entity as polylines, in the coordinates of its block or drawing. Null for what is no curve or can't be read. */
export function curvesOf(entity: Entity): Curve[] | null {
  const curves = makers[entity.type]?.(entity) ?? null
  return curves?.map((curve) => curve.filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y))) ?? null
}

const makers: Record<string, (entity: Entity) => Curve[] | null> = {
  LINE: (line) => [[flat(pointOf(line, 10)), flat(pointOf(line, 11))]],
  CIRCLE: (circle) => inPlane(circle, [arc(circle, 0, FULL)]),
  ARC: (part) => {
    const [from, to] = [radians(numberOf(part, 50)), radians(numberOf(part, 51, 360))]
    return inPlane(part, [arc(part, from, to)])
  },
  ELLIPSE: (ellipse) => [ellipseOf(ellipse)],
  LWPOLYLINE: (line) => inPlane(line, [bulging(cornersIn(line), numberOf(line, 70))], numberOf(line, 38)),
  POLYLINE: polylineOf,
  SPLINE: splineOf,
  SOLID: (solid) => inPlane(solid, [quadrilateral(solid)]),
  TRACE: (trace) => inPlane(trace, [quadrilateral(trace)]),
  '3DFACE': faceOf,
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const flat = ([x, y]: readonly number[]): Point => [x!, y!]

/** Curves that are drawn in a plane of their own. */
export function inPlane(entity: Entity, curves: Curve[], height = numberOf(entity, 30)): Curve[] {
  const plane = planeOf(normalOf(entity), height)
  return curves.map((curve) => curve.map((point) => through(plane, point)))
}
export const normalOf = (entity: Entity): [number, number, number] => [
  numberOf(entity, 210),
  numberOf(entity, 220),
  numberOf(entity, 230, 1),
]

/** The points of a part of a turn, counter-clockwise; equal ends are a full turn. */
function turn(from: number, to: number, at: (angle: number) => Point): Curve {
  const start = from % FULL
  const whole = (((to - from) % FULL) + FULL) % FULL
  const sweep = whole < 1e-9 ? FULL : whole
  const steps = Math.ceil(sweep / STEP - 1e-9)
  return Array.from({ length: steps + 1 }, (_, i) => at(start + (sweep * i) / steps))
}

function arc(entity: Entity, from: number, to: number): Curve {
  const [[x, y], radius] = [pointOf(entity, 10), numberOf(entity, 40)]
  return turn(from, to, (angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)])
}

/** Its axes stand in the world, the smaller one by its normal. */
function ellipseOf(ellipse: Entity): Curve {
  const [[x, y], major, ratio] = [pointOf(ellipse, 10), pointOf(ellipse, 11), numberOf(ellipse, 40, 1)]
  const minor = cross(unit(normalOf(ellipse)), major).map((n) => n * ratio) as [number, number, number]
  return turn(numberOf(ellipse, 41), numberOf(ellipse, 42, FULL), (angle) => [
    x + major[0] * Math.cos(angle) + minor[0] * Math.sin(angle),
    y + major[1] * Math.cos(angle) + minor[1] * Math.sin(angle),
  ])
}

type Corner = { x: number; y: number; bulge?: number }

/** The corners of a light polyline stand in one row of pairs. */
function cornersIn({ pairs }: Entity): Corner[] {
  const corners: Corner[] = []
  for (const { code, value } of pairs) {
    const last = corners.at(-1)
    if (code === 10) corners.push({ x: Number.parseFloat(value), y: 0 })
    else if (last && code === 20) last.y = Number.parseFloat(value)
    else if (last && code === 42) last.bulge = Number.parseFloat(value)
  }
  return corners
}

/** Straight from corner to corner, or by an arc where one bulges. Bit 1 of the flags closes it. */
function bulging(corners: Corner[], flags: number): Curve {
  if (corners.length < 2) return []
  return drawn({ type: 'LWPOLYLINE', layer: '0', closed: (flags & 1) === 1, vertices: corners })
}

/** By the library, which knows bulges and splines. */
function drawn(entity: Parameters<typeof toPolylines>[0]['entities'][number]): Curve {
  return toPolylines({ entities: [entity], blocks: [], tables: { layers: {} } }).polylines[0]!.vertices
}

/** A line in the plane or in space, a mesh of columns and rows, or faces: the flags say which. */
function polylineOf(polyline: Entity): Curve[] {
  const flags = numberOf(polyline, 70)
  if (flags & 64) return facesOf(polyline.parts)
  // The frame of a curve is not drawn.
  const corners = polyline.parts.filter((part) => !(numberOf(part, 70) & 16)).map(cornerOf)
  if (flags & 16) return meshOf(corners, polyline, flags)
  const curves = [bulging(corners, flags)]
  return flags & 8 ? curves : inPlane(polyline, curves)
}
const cornerOf = (part: Entity): Corner => {
  const [x, y] = pointOf(part, 10)
  return { x, y, bulge: numberOf(part, 42) }
}

/** M rows of N corners; bit 1 closes the columns, bit 32 the rows. */
function meshOf(corners: readonly Corner[], mesh: Entity, flags: number): Curve[] {
  const smooth = numberOf(mesh, 75) !== 0
  const [rows, columns] = smooth ? [numberOf(mesh, 73), numberOf(mesh, 74)] : [numberOf(mesh, 71), numberOf(mesh, 72)]
  if (rows < 2 || columns < 2 || rows * columns > corners.length) return []
  const at = (row: number, column: number): Point =>
    flat([corners[row * columns + column]!.x, corners[row * columns + column]!.y])
  const along = (length: number, isClosed: boolean, pick: (i: number) => Point) => {
    const line = Array.from({ length }, (_, i) => pick(i))
    return isClosed ? [...line, line[0]!] : line
  }
  return [
    ...Array.from({ length: rows }, (_, row) => along(columns, (flags & 32) > 0, (column) => at(row, column))),
    ...Array.from({ length: columns }, (_, column) => along(rows, (flags & 1) > 0, (row) => at(row, column))),
  ]
}

/** Corners first, then faces that name three or four of them by number; an edge that begins with a negative one is not drawn. */
function facesOf(parts: readonly Entity[]): Curve[] {
  const isCorner = (part: Entity) => (numberOf(part, 70) & 64) === 64
  const corners = parts.filter(isCorner).map((part) => flat(pointOf(part, 10)))
  return parts
    .filter((part) => !isCorner(part))
    .flatMap((face) => {
      const numbers = [71, 72, 73, 74].map((code) => numberOf(face, code)).filter((number) => number !== 0)
      return numbers.flatMap((number, i): Curve[] => {
        const [from, to] = [corners[Math.abs(number) - 1], corners[Math.abs(numbers[(i + 1) % numbers.length]!) - 1]]
        return number > 0 && from && to ? [[from, to]] : []
      })
    })
}

/** Null for a spline that only names the points that it passes, and for one that is damaged. */
function splineOf(spline: Entity): Curve[] | null {
  const [xs, ys] = [numbersOf(spline, 10), numbersOf(spline, 20)]
  const [degree, knots, weights] = [numberOf(spline, 71), numbersOf(spline, 40), numbersOf(spline, 41)]
  const isWhole =
    xs.length === ys.length &&
    knots.length === xs.length + degree + 1 &&
    [...xs, ...ys, ...knots].every(Number.isFinite)
  if (!isWhole || degree < 1 || degree > 25 || xs.length <= degree) return null
  try {
    const controlPoints = xs.map((x, i) => ({ x, y: ys[i]! }))
    return [
      drawn({
        type: 'SPLINE',
        layer: '0',
        controlPoints,
        degree,
        knots,
        weights: weights.length === xs.length ? weights : undefined,
      }),
    ]
  } catch {
    return null
  }
}

/** A filled area of three or four corners, by its outline: the third and fourth corner stand crosswise. */
function quadrilateral(area: Entity): Curve {
  const corners = cornersOf(area)
  return [corners[0]!, corners[1]!, corners[3]!, corners[2]!, corners[0]!]
}

function faceOf(face: Entity): Curve[] {
  const [corners, hidden] = [cornersOf(face), numberOf(face, 70)]
  return corners.flatMap((corner, i): Curve[] => (hidden & (1 << i) ? [] : [[corner, corners[(i + 1) % 4]!]]))
}

/** Three corners have no fourth, or it is the third once more. */
function cornersOf(entity: Entity): Point[] {
  const hasFourth = entity.pairs.some(({ code }) => code === 13)
  return [10, 11, 12, hasFourth ? 13 : 12].map((code) => flat(pointOf(entity, code)))
}
