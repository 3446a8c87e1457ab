import type { Brep, Turn } from './brep'
import { around, type Prism, type Turned } from './parts'

const UP = [0, 0, 1] as [number, number, number]
const DOWN = [0, 0, -1] as [number, number, number]
const X = [1, 0, 0] as [number, number, number]

/** The faces of a plate or profile that stands on z = 0. */
export function prismFaces(brep: Brep, { outline, thickness, holes, waves }: Prism): string[] {
  const next = (i: number) => (i + 1) % outline.length
  const level = (z: number) => {
    const points = outline.map(([x, y]): [number, number, number] => [x, y, z])
    const vertices = points.map(brep.vertex)
    const edges = points.map((p, i) => brep.line(vertices[i]!, vertices[next(i)]!, p, points[next(i)]!))
    return { points, vertices, edges }
  }
  const bottom = level(0)
  const top = level(thickness)
  const uprights = outline.map((_, i) =>
    brep.line(bottom.vertices[i]!, top.vertices[i]!, bottom.points[i]!, top.points[i]!),
  )
  const sides = outline.map(([x, y], i) => {
    const [nx, ny] = outline[next(i)]!
    const length = Math.hypot(nx - x, ny - y)
    const surface = brep.plane([x, y, 0], [(ny - y) / length, (x - nx) / length, 0], UP)
    const up = uprights[next(i)]!
    const down = uprights[i]!
    // oxfmt-ignore
    const loop: Turn[] = [[bottom.edges[i]!, true], [up, true], [top.edges[i]!, false], [down, false]]
    return brep.face(surface, [loop])
  })

  const bores = holes.map(([x, y, d]) => brep.cylinder([x, y], d / 2, 0, thickness, 'around'))
  const over = waves ? wavy(brep, top.points, waves) : brep.plane([0, 0, thickness], UP, X)
  const lid = brep.face(over, [
    top.edges.map((edge): Turn => [edge, true]),
    ...bores.map((b): Turn[] => [[b.upper, false]]),
  ])
  const base = brep.face(brep.plane([0, 0, 0], DOWN, X), [
    bottom.edges.toReversed().map((edge): Turn => [edge, false]),
    ...bores.map((b): Turn[] => [[b.lower, true]]),
  ])
  return [...sides, ...bores.map((b) => b.face), lid, base]
}

/** A surface over a rectangle that is level along its border. */
function wavy(brep: Brep, [start, , end]: [number, number, number][], count: number): string {
  const [[x, y, z], [toX, toY]] = [start!, end!]
  const at = (i: number) => i / (count - 1)
  const height = (u: number, v: number) => z + 3 * Math.sin(4 * Math.PI * u) * Math.sin(4 * Math.PI * v)
  const row = (u: number) =>
    Array.from({ length: count }, (_, j): [number, number, number] => [
      x + u * (toX - x),
      y + at(j) * (toY - y),
      height(u, at(j)),
    ])
  return brep.freeform(Array.from({ length: count }, (_, i) => row(at(i))))
}

/** The faces of a turned part about the z axis, its first cylinder standing on z = 0. */
export function turnedFaces(brep: Brep, { steps, bore, bolts }: Turned): string[] {
  let z = 0
  const cylinders = steps.map(([d, length]) => ({
    radius: d / 2,
    z: (z += length),
    ...brep.cylinder([0, 0], d / 2, z - length, z, 'inside'),
  }))
  const middle = bore ? [brep.cylinder([0, 0], bore / 2, 0, z, 'around')] : []
  const screws = bolts ? boltHoles(brep, bolts, steps[0]![1]) : []

  const upward = (at: number, loops: Turn[][]) => brep.face(brep.plane([0, 0, at], UP, X), loops)
  const downward = (at: number, loops: Turn[][]) => brep.face(brep.plane([0, 0, at], DOWN, X), loops)
  const holesBelow = [...middle, ...screws].map((h): Turn[] => [[h.lower, true]])
  const ends = cylinders.map((below, i) => {
    const above = cylinders[i + 1]
    const screwsHere = i ? [] : screws.map((s): Turn[] => [[s.upper, false]])
    if (!above)
      return upward(below.z, [[[below.upper, true]], ...middle.map((m): Turn[] => [[m.upper, false]]), ...screwsHere])
    if (above.radius < below.radius)
      return upward(below.z, [[[below.upper, true]], [[above.lower, false]], ...screwsHere])
    return downward(below.z, [[[above.lower, false]], [[below.upper, true]]])
  })
  const start = downward(0, [[[cylinders[0]!.lower, false]], ...holesBelow])
  return [...cylinders, ...middle, ...screws].map((c) => c.face).concat(start, ends)
}

function boltHoles(brep: Brep, { pitchCircle, count, diameter }: NonNullable<Turned['bolts']>, thickness: number) {
  return around(count, pitchCircle / 2, 0.5).map((at) => brep.cylinder(at, diameter / 2, 0, thickness, 'around'))
}
