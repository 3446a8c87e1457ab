import { inverse, through, type Affine, type Point } from './dxf-affine'
import { numberOf, numbersOf, type DxfFile, type Entity } from './dxf-file'

/** What is seen of a placed block: the inside of a polygon. */
export type Boundary = Point[]

/** More corners would take too long to cut by. */
const MAX_CORNERS = 1_000

/**
 * The boundary that a placed block is clipped to (XCLIP), in the block's own coordinates: undefined without one, null for one that
 * isn't understood. An inverted clip has a boundary that runs around the outside and the hole in one line, so it cuts as any other.
 */
export function boundaryOf(insert: Entity, { objects }: DxfFile): Boundary | null | undefined {
  const filters = entryOf(objects.get(extensionOf(insert)), 'ACAD_FILTER')
  const filter = objects.get(entryOf(objects.get(filters), 'SPATIAL'))
  if (!filter) return filters ? null : undefined
  const [xs, ys] = [numbersOf(filter, 10), numbersOf(filter, 20)]
  const corners = xs.map((x, i): Point => [x, ys[i]!])
  const isFlat = numberOf(filter, 72) === 0 && numberOf(filter, 73) === 0
  const matrices = numbersOf(filter, 40)
  const toBlock = flatMatrix(matrices.slice(-24, -12))
  const toBoundary = flatMatrix(matrices.slice(-12))
  const fromBoundary = toBoundary && inverse(toBoundary)
  if (!isFlat || matrices.length < 24 || corners.length < 2 || corners.length > MAX_CORNERS) return null
  if (!toBlock || !fromBoundary || !corners.flat().every(Number.isFinite)) return null
  return (corners.length === 2 ? rectangle(corners[0]!, corners[1]!) : corners).map((corner) =>
    through(toBlock, through(fromBoundary, corner)),
  )
}

/** The handle of an entity's own dictionary, which stands in a group of pairs. */
function extensionOf({ pairs }: Entity): string {
  const at = pairs.findIndex(({ code, value }) => code === 102 && value.trim() === '{ACAD_XDICTIONARY')
  return at < 0 ? '' : (pairs[at + 1]?.value.trim() ?? '')
}

/** A handle by its name in a dictionary. */
function entryOf(dictionary: Entity | undefined, name: string): string {
  const pairs = dictionary?.pairs ?? []
  const at = pairs.findIndex(({ code, value }) => code === 3 && value.trim() === name)
  return at < 0 ? '' : (pairs[at + 1]?.value.trim() ?? '')
}

/** Three rows of four, x y z and a shift; null for one that tilts. */
function flatMatrix(rows: readonly number[]): Affine | null {
  const [a, c, over, e, b, d, under, f, x, y] = rows as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const isFlat = [over, under, x, y].every((n) => Math.abs(n) < 1e-9)
  return isFlat && rows.every(Number.isFinite) ? [a, b, c, d, e, f] : null
}

const rectangle = ([left, bottom]: Point, [right, top]: Point): Boundary => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]

/** Whether a point lies within a boundary: a line from it crosses the boundary an odd number of times. */
export function isWithin([x, y]: Point, boundary: Boundary): boolean {
  let isInside = false
  boundary.forEach(([x1, y1], i) => {
    const [x2, y2] = boundary[(i + 1) % boundary.length]!
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside
  })
  return isInside
}

/** The parts of a line that lie within a boundary. */
export function cut(line: readonly Point[], boundary: Boundary): Point[][] {
  const parts: Point[][] = []
  let part: Point[] = []
  for (let i = 0; i + 1 < line.length; i++) {
    const [from, to] = [line[i]!, line[i + 1]!]
    const at = (share: number): Point => [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
    const shares = [0, ...crossings(from, to, boundary), 1]
    for (let s = 0; s + 1 < shares.length; s++) {
      const [begin, end] = [shares[s]!, shares[s + 1]!]
      if (end - begin < 1e-12) continue
      if (!isWithin(at((begin + end) / 2), boundary)) {
        if (part.length > 1) parts.push(part)
        part = []
        continue
      }
      if (!part.length) part.push(at(begin))
      part.push(at(end))
    }
  }
  if (part.length > 1) parts.push(part)
  return parts
}

/** Where a straight line meets a boundary, as shares of its length in their order. */
function crossings([x, y]: Point, [toX, toY]: Point, boundary: Boundary): number[] {
  const [dx, dy] = [toX - x, toY - y]
  return boundary
    .flatMap(([x1, y1], i) => {
      const [x2, y2] = boundary[(i + 1) % boundary.length]!
      const slant = dx * (y2 - y1) - dy * (x2 - x1)
      if (!slant) return []
      const share = ((x1 - x) * (y2 - y1) - (y1 - y) * (x2 - x1)) / slant
      const along = ((x1 - x) * dy - (y1 - y) * dx) / slant
      return share > 0 && share < 1 && along >= 0 && along <= 1 ? [share] : []
    })
    .sort((a, b) => a - b)
}
