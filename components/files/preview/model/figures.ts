const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-IN', options)
const [one, two] = [format({ maximumFractionDigits: 1 }), format({ maximumFractionDigits: 2 })]
const three = format({ maximumSignificantDigits: 3 })

/** Small figures keep three digits, others two behind the point. */
const figure = (n: number) => (n !== 0 && Math.abs(n) < 1 ? three : two).format(n)

/** Round sides are measured on a net of flat triangles: behind the point of a large figure stands one digit that holds. */
const rounded = (n: number) => (n >= 10 ? one.format(n) : figure(n))

/** 90 × 60 × 12 mm; `exact` where the figures stand in the file. */
export const sizeText = (sides: readonly number[], unit: string, exact: boolean) =>
  `${sides.map(exact ? figure : rounded).join(' × ')} ${unit}`

/** Out of mm³. */
export const cubicCentimetres = (mm3: number) => `${figure(mm3 / 1000)} cm³`

/** Out of mm². */
export const squareCentimetres = (mm2: number) => `${figure(mm2 / 100)} cm²`

/** The longest of 1, 2, 5, 10 … units that takes at most so many pixels. */
export function scaleBar(pixelsPerUnit: number, room: number): number {
  const most = room / pixelsPerUnit
  const power = 10 ** Math.floor(Math.log10(most))
  return [5, 2, 1].find((n) => n * power <= most)! * power
}
