export type Style = 'outline' | 'hidden' | 'centre' | 'thin'

/** What drawings are made of, in millimetres on the sheet, origin bottom left. */
export type Mark =
  | { kind: 'line'; from: [number, number]; to: [number, number]; style: Style }
  | { kind: 'circle'; at: [number, number]; radius: number; style: Style }
  | { kind: 'text'; at: [number, number]; text: string; height: number; upright?: true }

/** Letters are about this wide, as a part of their height. */
const LETTER = 0.72

/** Draws in the part's millimetres, about a place on the sheet, to a scale; letters and arrows keep their size. */
export class Pen {
  constructor(
    private readonly marks: Mark[],
    readonly origin: [number, number] = [0, 0],
    readonly scale = 1,
  ) {}

  private on = (x: number, y: number): [number, number] => [
    this.origin[0] + x * this.scale,
    this.origin[1] + y * this.scale,
  ]

  /** The same pen about another place, given in the part's millimetres. */
  moved = (x: number, y: number) => new Pen(this.marks, this.on(x, y), this.scale)

  line(x1: number, y1: number, x2: number, y2: number, style: Style = 'outline') {
    this.marks.push({ kind: 'line', from: this.on(x1, y1), to: this.on(x2, y2), style })
  }

  rectangle(x1: number, y1: number, x2: number, y2: number, style?: Style) {
    // oxfmt-ignore
    this.polygon([[x1, y1], [x2, y1], [x2, y2], [x1, y2]], style)
  }

  polygon(points: readonly (readonly [number, number])[], style?: Style) {
    points.forEach(([x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length]!
      this.line(x, y, nx, ny, style)
    })
  }

  circle(x: number, y: number, diameter: number, style: Style = 'outline') {
    this.marks.push({ kind: 'circle', at: this.on(x, y), radius: (diameter / 2) * this.scale, style })
  }

  /** Centre lines of a circle; they stand out by three millimetres. */
  centre(x: number, y: number, diameter: number) {
    const reach = diameter / 2 + 3 / this.scale
    this.line(x - reach, y, x + reach, y, 'centre')
    this.line(x, y - reach, x, y + reach, 'centre')
  }

  text(x: number, y: number, text: string, height = 2.5) {
    this.marks.push({ kind: 'text', at: this.on(x, y), text, height })
  }

  /** A dimension between two points on one height, so many millimetres of the sheet below them. */
  across(x1: number, x2: number, y: number, below: number, label: string) {
    const at = y - below / this.scale
    for (const x of [x1, x2]) this.line(x, y - 1 / this.scale, x, at - 1.5 / this.scale, 'thin')
    this.line(x1, at, x2, at, 'thin')
    // Where there is no room between the arrows they come from outside, and the number stands beside them.
    const narrow = (x2 - x1) * this.scale < 6
    this.arrow(x1, at, narrow ? -1 : 1, 0)
    this.arrow(x2, at, narrow ? 1 : -1, 0)
    const [left, base] = this.on(narrow ? x2 : (x1 + x2) / 2, at)
    this.marks.push({
      kind: 'text',
      at: [narrow ? left + 3 : left - widthOf(label) / 2, base + 0.8],
      text: label,
      height: 2.5,
    })
  }

  /** A dimension between two points above one another, so many millimetres of the sheet left of them. */
  along(y1: number, y2: number, x: number, left: number, label: string) {
    const at = x - left / this.scale
    for (const y of [y1, y2]) this.line(x - 1 / this.scale, y, at - 1.5 / this.scale, y, 'thin')
    this.line(at, y1, at, y2, 'thin')
    this.arrow(at, y1, 0, 1)
    this.arrow(at, y2, 0, -1)
    const [base, middle] = this.on(at, (y1 + y2) / 2)
    this.marks.push({
      kind: 'text',
      at: [base - 0.8, middle - widthOf(label) / 2],
      text: label,
      height: 2.5,
      upright: true,
    })
  }

  private arrow(x: number, y: number, dx: number, dy: number) {
    const [long, wide] = [2 / this.scale, 0.5 / this.scale]
    for (const side of [wide, -wide]) this.line(x, y, x + dx * long + dy * side, y + dy * long + dx * side, 'thin')
  }
}

const widthOf = (label: string) => label.length * 2.5 * LETTER
