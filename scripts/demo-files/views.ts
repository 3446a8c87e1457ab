import { around, type Part, type Prism, type Turned } from './parts'
import type { Pen } from './pen'

/** Two views of a part beside one another: how much room each takes, and how it is drawn with its dimensions. */
export type Views = {
  sizes: [[w: number, h: number], [w: number, h: number]]
  draw: [(pen: Pen) => void, (pen: Pen) => void]
}

export const viewsOf = ({ shape }: Part): Views => (shape.kind === 'prism' ? prismViews(shape) : turnedViews(shape))

const mm = (n: number) => String(Math.round(n * 100) / 100)
const diameter = (d: number) => `Ø${mm(d)}`

/** From above, and from the right with hidden holes. */
function prismViews({ outline, thickness, holes }: Prism): Views {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const above = (pen: Pen) => {
    pen.polygon(outline)
    for (const [x, y, d] of holes) {
      pen.circle(x, y, d)
      pen.centre(x, y, d)
    }
    pen.across(left, right, low, 10, mm(right - left))
    pen.along(low, high, left, 10, mm(high - low))
    labelled(holes).forEach(([x, y, d, count]) => {
      const label = (count > 1 ? `${count} x ` : '') + diameter(d)
      pen.text(x + d * 0.36 + 1.5 / pen.scale, y - d * 0.36 - 3.5 / pen.scale, label)
    })
  }
  const side = (pen: Pen) => {
    pen.rectangle(0, low, thickness, high)
    for (const y of new Set(ys)) pen.line(0, y, thickness, y)
    for (const [, y, d] of holes) {
      for (const edge of [y - d / 2, y + d / 2]) pen.line(0, edge, thickness, edge, 'hidden')
      pen.line(-3 / pen.scale, y, thickness + 3 / pen.scale, y, 'centre')
    }
    pen.across(0, thickness, low, 10, mm(thickness))
  }
  const shift = (draw: (pen: Pen) => void, x: number) => (pen: Pen) => draw(pen.moved(-x, -low))
  // oxfmt-ignore
  return { sizes: [[right - left, high - low], [thickness, high - low]], draw: [shift(above, left), shift(side, 0)] }
}

/** One of each size of hole, with how many there are. */
function labelled(holes: Prism['holes']): [x: number, y: number, d: number, count: number][] {
  const sizes = new Map(holes.map((hole) => [hole[2], hole]))
  return [...sizes.values()].map(([x, y, d]) => [x, y, d, holes.filter((h) => h[2] === d).length])
}

/** Along the axis with the bore hidden, and from the first end. */
function turnedViews({ steps, bore, bolts }: Turned): Views {
  const length = steps.reduce((sum, [, l]) => sum + l, 0)
  const largest = Math.max(...steps.map(([d]) => d))
  const side = (pen: Pen) => {
    let z = 0
    steps.forEach(([d, l]) => {
      pen.rectangle(z, -d / 2, z + l, d / 2)
      pen.across(z, z + l, -largest / 2, 10, mm(l))
      const roomy = l * pen.scale > 8
      pen.text(
        roomy ? z + l / 2 - 4 / pen.scale : z + l + 1 / pen.scale,
        d / 2 + (roomy ? 2 : -3) / pen.scale,
        diameter(d),
      )
      z += l
    })
    const hidden = (y: number, to: number) => [y, -y].forEach((at) => pen.line(0, at, to, at, 'hidden'))
    if (bore) hidden(bore / 2, length)
    if (bolts) for (const edge of [-1, 1]) hidden((bolts.pitchCircle + edge * bolts.diameter) / 2, steps[0]![1])
    pen.line(-4 / pen.scale, 0, length + 4 / pen.scale, 0, 'centre')
    if (steps.length > 1) pen.across(0, length, -largest / 2, 18, mm(length))
  }
  const end = (pen: Pen) => {
    const middle = largest / 2
    const first = steps[0]![0]
    for (const d of new Set(steps.map(([d]) => d))) if (d >= first) pen.circle(middle, 0, d)
    pen.centre(middle, 0, largest)
    if (bore) pen.circle(middle, 0, bore)
    if (bore) pen.text(middle + 1.5 / pen.scale, 1.5 / pen.scale, diameter(bore))
    if (!bolts) return
    pen.circle(middle, 0, bolts.pitchCircle, 'centre')
    for (const [x, y] of around(bolts.count, bolts.pitchCircle / 2, 0.5)) pen.circle(middle + x, y, bolts.diameter)
    const label = `${bolts.count} x ${diameter(bolts.diameter)} on PCD ${mm(bolts.pitchCircle)}`
    pen.text(middle - (label.length * 0.9) / pen.scale, -middle - 7 / pen.scale, label)
  }
  const up = (draw: (pen: Pen) => void) => (pen: Pen) => draw(pen.moved(0, largest / 2))
  // oxfmt-ignore
  return { sizes: [[length, largest], [largest, largest]], draw: [up(side), up(end)] }
}
