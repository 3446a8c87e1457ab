import { edgesOf } from './edges'
import type { DrawingSheet } from './dxf'
import { areaOfWords } from './dxf-words'
import { extentOf, type Mesh, type Triple } from './mesh'

/** A small picture, four bytes a pixel, see-through where nothing is: it stands on light and on dark. */
export type Picture = { width: number; height: number; data: Uint8Array }

/** Pixels a side; drawn at this many times the size, so that edges are smooth. */
const SIDE = 192
const FINE = 3
const DRAWN = SIDE * FINE
const MARGIN = 0.06

const STEEL: Triple = [143, 172, 176]
const INK: Triple = [38, 84, 90]
const LINE: Triple = [84, 140, 144]

type Canvas = { color: Uint8Array; depth: Float32Array }
const blank = (): Canvas => ({
  color: new Uint8Array(DRAWN * DRAWN * 4),
  depth: new Float32Array(DRAWN * DRAWN).fill(-Infinity),
})

// From the front, the right and above, as a part lies in an isometric view of a drawing.
const TOWARDS = unit([1, -1, 0.9])
const RIGHT = unit([1, 1, 0])
const UP = cross(TOWARDS, RIGHT)
const LIGHT = unit([
  TOWARDS[0] * 0.7 + UP[0] * 0.65 - RIGHT[0] * 0.3,
  TOWARDS[1] * 0.7 + UP[1] * 0.65 - RIGHT[1] * 0.3,
  TOWARDS[2] * 0.7 + UP[2] * 0.65 - RIGHT[2] * 0.3,
])

/** A part in steel, seen from a corner, its edges inked. */
export function pictureOfMesh(mesh: Mesh): Picture {
  const canvas = blank()
  const seen = viewed(mesh.positions)
  const place = fitting(seen)
  const points = placed(seen, place)
  for (let t = 0; t < mesh.indices.length; t += 3)
    fill(canvas, points, mesh.indices[t]! * 3, mesh.indices[t + 1]! * 3, mesh.indices[t + 2]! * 3)
  const edges = placed(viewed(edgesOf(mesh)), place)
  for (let e = 0; e < edges.length; e += 6) stroke(canvas, edges.subarray(e, e + 6), INK, FINE * 0.5)
  return reduced(canvas)
}

/** The lines of a drawing, to scale; of words alone, where they stand. */
export function pictureOfSheet({ lines, words }: DrawingSheet): Picture {
  const canvas = blank()
  const shown = lines.length ? lines.map(({ points }) => points) : words.map(areaOfWords)
  const all = shown.map((points) => Float32Array.from(points.flatMap(([x, y]) => [x, y, 0])))
  const place = fitting(Float32Array.from(all.flatMap((line) => [...line])))
  for (const line of all) {
    const points = placed(line, place)
    for (let p = 0; p + 5 < points.length; p += 3) stroke(canvas, points.subarray(p, p + 6), LINE, FINE * 1.3)
  }
  return reduced(canvas)
}

/** To the right, upwards and towards the eye. */
function viewed(positions: Float32Array): Float32Array {
  const seen = new Float32Array(positions.length)
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!]
    seen[i] = x * RIGHT[0] + y * RIGHT[1] + z * RIGHT[2]
    seen[i + 1] = x * UP[0] + y * UP[1] + z * UP[2]
    seen[i + 2] = x * TOWARDS[0] + y * TOWARDS[1] + z * TOWARDS[2]
  }
  return seen
}

type Place = { scale: number; x: number; y: number }
function fitting(points: Float32Array): Place {
  const { min, max } = extentOf(points)
  const scale = (DRAWN * (1 - 2 * MARGIN)) / Math.max(max[0] - min[0], max[1] - min[1], 1e-6)
  return { scale, x: DRAWN / 2 - ((min[0] + max[0]) / 2) * scale, y: DRAWN / 2 + ((min[1] + max[1]) / 2) * scale }
}
function placed(points: Float32Array, { scale, x, y }: Place): Float32Array {
  const pixels = new Float32Array(points.length)
  for (let i = 0; i < points.length; i += 3) {
    pixels[i] = points[i]! * scale + x
    pixels[i + 1] = y - points[i + 1]! * scale
    pixels[i + 2] = points[i + 2]! * scale
  }
  return pixels
}

/** A triangle in one shade, where nothing lies before it. */
function fill({ color, depth }: Canvas, p: Float32Array, a: number, b: number, c: number) {
  const [ax, ay, az, bx, by, bz, cx, cy, cz] = [
    p[a]!,
    p[a + 1]!,
    p[a + 2]!,
    p[b]!,
    p[b + 1]!,
    p[b + 2]!,
    p[c]!,
    p[c + 1]!,
    p[c + 2]!,
  ] as [number, number, number, number, number, number, number, number, number]
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (!area) return
  const shade = shadeOf([bx - ax, ay - by, bz - az], [cx - ax, ay - cy, cz - az])
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(ax, bx, cx))),
    Math.min(DRAWN - 1, Math.ceil(Math.max(ax, bx, cx))),
  ]
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(ay, by, cy))),
    Math.min(DRAWN - 1, Math.ceil(Math.max(ay, by, cy))),
  ]
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const u = ((bx - x) * (cy - y) - (cx - x) * (by - y)) / area
      const v = ((cx - x) * (ay - y) - (ax - x) * (cy - y)) / area
      const w = 1 - u - v
      if (u < 0 || v < 0 || w < 0) continue
      const [at, z] = [y * DRAWN + x, u * az + v * bz + w * cz]
      if (z <= depth[at]!) continue
      depth[at] = z
      paint(color, at, STEEL, shade)
    }
}

/** A line of this half width (pixels), where nothing lies before it. */
function stroke({ color, depth }: Canvas, line: Float32Array, ink: Triple, half: number) {
  const [ax, ay, az, bx, by, bz] = line as unknown as [number, number, number, number, number, number]
  const steps = Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay), 1))
  const reach = Math.ceil(half)
  for (let step = 0; step <= steps; step++) {
    const part = step / steps
    const [x, y, z] = [ax + (bx - ax) * part, ay + (by - ay) * part, az + (bz - az) * part]
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const [px, py] = [Math.round(x + dx), Math.round(y + dy)]
        if (dx * dx + dy * dy > half * half + 0.5 || px < 0 || py < 0 || px >= DRAWN || py >= DRAWN) continue
        // A little towards the eye: an edge lies in its faces.
        if (z + DRAWN * 0.012 >= depth[py * DRAWN + px]!) paint(color, py * DRAWN + px, ink, 1)
      }
  }
}

function shadeOf(u: Triple, v: Triple): number {
  const n = unit(cross(u, v))
  // The eye sees a face from its front, however its corners run.
  const facing = n[2] < 0 ? -1 : 1
  const light = facing * (n[0] * dot(LIGHT, RIGHT) + n[1] * dot(LIGHT, UP) + n[2] * dot(LIGHT, TOWARDS))
  return 0.62 + 0.48 * Math.max(0, light)
}

function paint(color: Uint8Array, at: number, [r, g, b]: Triple, shade: number) {
  color[at * 4] = Math.min(255, r * shade)
  color[at * 4 + 1] = Math.min(255, g * shade)
  color[at * 4 + 2] = Math.min(255, b * shade)
  color[at * 4 + 3] = 255
}

/** The mean of each block of pixels; what is half covered is half see-through. */
function reduced({ color }: Canvas): Picture {
  const data = new Uint8Array(SIDE * SIDE * 4)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const sum = [0, 0, 0, 0]
      for (let dy = 0; dy < FINE; dy++)
        for (let dx = 0; dx < FINE; dx++) {
          const from = ((y * FINE + dy) * DRAWN + x * FINE + dx) * 4
          const alpha = color[from + 3]!
          for (let c = 0; c < 3; c++) sum[c]! += (color[from + c]! * alpha) / 255
          sum[3]! += alpha
        }
      const cover = sum[3]! / 255
      const to = (y * SIDE + x) * 4
      for (let c = 0; c < 3; c++) data[to + c] = cover ? Math.round(sum[c]! / cover) : 0
      data[to + 3] = Math.round(sum[3]! / (FINE * FINE))
    }
  return { width: SIDE, height: SIDE, data }
}

function cross([ax, ay, az]: Triple, [bx, by, bz]: Triple): Triple {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
}
function dot(a: Triple, b: Triple): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
function unit([x, y, z]: Triple): Triple {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}
