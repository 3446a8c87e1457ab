/** A point or direction in space, millimetres. */
type Vector = [x: number, y: number, z: number]

/** An edge and whether a loop runs along it or against it. */
export type Turn = readonly [edge: string, along: boolean]

/** STEP's numbers always have a point. */
const real = (n: number) => {
  const text = String(Math.round(n * 1e6) / 1e6)
  return text.includes('.') ? text : `${text}.`
}

/** Writes entities of ISO 10303 (part 42: geometry and topology), each once, and gives their names. */
export class Brep {
  readonly lines: string[] = []

  add(entity: string): string {
    this.lines.push(`#${this.lines.length + 1}=${entity};`)
    return `#${this.lines.length}`
  }

  point = (p: Vector) => this.add(`CARTESIAN_POINT('',(${p.map(real)}))`)
  direction = (d: Vector) => this.add(`DIRECTION('',(${d.map(real)}))`)
  vertex = (p: Vector) => this.add(`VERTEX_POINT('',${this.point(p)})`)

  /** A place with its z axis along `axis`, its x axis along `reference`. */
  place = (at: Vector, axis: Vector = [0, 0, 1], reference: Vector = [1, 0, 0]) =>
    this.add(`AXIS2_PLACEMENT_3D('',${this.point(at)},${this.direction(axis)},${this.direction(reference)})`)

  /** A straight edge between two vertices. */
  line(from: string, to: string, a: Vector, b: Vector): string {
    const along: Vector = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const length = Math.hypot(...along)
    const vector = this.add(`VECTOR('',${this.direction(along.map((v) => v / length) as Vector)},1.)`)
    const line = this.add(`LINE('',${this.point(a)},${vector})`)
    return this.add(`EDGE_CURVE('',${from},${to},${line},.T.)`)
  }

  /** A circle about the z axis through a point, counterclockwise, as one closed edge with its vertex where x is largest. */
  circle([x, y, z]: Vector, radius: number): { edge: string; vertex: string; start: Vector } {
    const start: Vector = [x + radius, y, z]
    const vertex = this.vertex(start)
    const circle = this.add(`CIRCLE('',${this.place([x, y, z])},${real(radius)})`)
    return { edge: this.add(`EDGE_CURVE('',${vertex},${vertex},${circle},.T.)`), vertex, start }
  }

  loop(turns: readonly Turn[]): string {
    const edges = turns.map(([edge, along]) => this.add(`ORIENTED_EDGE('',*,*,${edge},.${along ? 'T' : 'F'}.)`))
    return this.add(`EDGE_LOOP('',(${edges}))`)
  }

  /** A face: loops run counterclockwise seen from outside, the first is its outer bound, the others are holes. */
  face(surface: string, loops: readonly (readonly Turn[])[], outward = true): string {
    const bounds = loops.map((turns, i) => this.add(`FACE_${i ? '' : 'OUTER_'}BOUND('',${this.loop(turns)},.T.)`))
    return this.add(`ADVANCED_FACE('',(${bounds}),${surface},.${outward ? 'T' : 'F'}.)`)
  }

  plane = (at: Vector, normal: Vector, reference: Vector) => this.add(`PLANE('',${this.place(at, normal, reference)})`)

  /** A free-form surface (bicubic B-spline) over a grid of control points, which it meets along its border. */
  freeform(grid: readonly (readonly Vector[])[]): string {
    const knots = (points: number) => {
      const inner = Array.from({ length: points - 4 }, () => 1)
      return [`(${[4, ...inner, 4]})`, `(${[0, ...inner, 1].map((_, i) => real(i))})`] as const
    }
    const [u, v] = [knots(grid.length), knots(grid[0]!.length)]
    const points = grid.map((row) => `(${row.map(this.point)})`)
    const form = '.UNSPECIFIED.,.F.,.F.,.F.'
    return this.add(
      `B_SPLINE_SURFACE_WITH_KNOTS('',3,3,(${points}),${form},${u[0]},${v[0]},${u[1]},${v[1]},.UNSPECIFIED.)`,
    )
  }

  /** A whole cylinder about the z axis, with the material inside it (a shaft) or around it (a hole). */
  cylinder([x, y]: readonly [number, number], radius: number, from: number, to: number, material: 'inside' | 'around') {
    const lower = this.circle([x, y, from], radius)
    const upper = this.circle([x, y, to], radius)
    const seam = this.line(lower.vertex, upper.vertex, lower.start, upper.start)
    const surface = this.add(`CYLINDRICAL_SURFACE('',${this.place([x, y, from])},${real(radius)})`)
    const inside = material === 'inside'
    // oxfmt-ignore
    const loop: Turn[] = [[lower.edge, true], [seam, true], [upper.edge, false], [seam, false]]
    const against = loop.toReversed().map(([edge, along]): Turn => [edge, !along])
    return { lower: lower.edge, upper: upper.edge, face: this.face(surface, [inside ? loop : against], inside) }
  }
}
