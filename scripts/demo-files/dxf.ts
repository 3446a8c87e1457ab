import type { Sheet } from './drawing'
import type { Mark } from './pen'

const layers = {
  outline: { name: 'OUTLINE', colour: 7, type: 'CONTINUOUS' },
  hidden: { name: 'HIDDEN', colour: 3, type: 'HIDDEN' },
  centre: { name: 'CENTRE', colour: 1, type: 'CENTER' },
  thin: { name: 'THIN', colour: 8, type: 'CONTINUOUS' },
  text: { name: 'TEXT', colour: 7, type: 'CONTINUOUS' },
}

type Pair = [code: number, value: string | number]

/** The drawing as DXF R12 in ASCII, with the part at its true size: a millimetre is a unit. */
export function dxfFile({ width, height, marks, scale }: Sheet): string {
  const real = (n: number) => (n / scale).toFixed(4)
  const section = (name: string, pairs: Pair[]): Pair[] => [[0, 'SECTION'], [2, name], ...pairs, [0, 'ENDSEC']] // oxfmt-ignore
  const pairs: Pair[] = [
    ...section('HEADER', [
      [9, '$ACADVER'], [1, 'AC1009'],
      [9, '$EXTMIN'], [10, '0.0'], [20, '0.0'],
      [9, '$EXTMAX'], [10, real(width)], [20, real(height)],
      [9, '$LTSCALE'], [40, real(1)],
    ]), // oxfmt-ignore
    ...section('TABLES', [...table('LTYPE', lineTypes), ...table('LAYER', layerPairs)]),
    ...section(
      'ENTITIES',
      marks.flatMap((mark) => entity(mark, real)),
    ),
    [0, 'EOF'],
  ]
  return pairs.map(([code, value]) => `${String(code).padStart(3)}\n${value}\n`).join('')
}

function entity(mark: Mark, real: (n: number) => string): Pair[] {
  const point = ([x, y]: [number, number], code = 10): Pair[] => [[code, real(x)], [code + 10, real(y)], [code + 20, '0.0']] // oxfmt-ignore
  const kind = (name: string, { name: layer }: { name: string }): Pair[] => [[0, name], [8, layer]] // oxfmt-ignore
  if (mark.kind === 'line') return [...kind('LINE', layers[mark.style]), ...point(mark.from), ...point(mark.to, 11)]
  if (mark.kind === 'circle') return [...kind('CIRCLE', layers[mark.style]), ...point(mark.at), [40, real(mark.radius)]]
  const turned: Pair[] = mark.upright ? [[50, 90]] : []
  return [...kind('TEXT', layers.text), ...point(mark.at), [40, real(mark.height)], [1, plain(mark.text)], ...turned]
}

/** R12 knows ASCII and writes the signs of drawings its own way. */
const plain = (text: string) =>
  text
    .replaceAll('Ø', '%%c')
    .replaceAll('±', '%%p')
    .replace(/[^\x20-\x7e]/g, '?')

const table = (name: string, entries: Pair[][]): Pair[] => [[0, 'TABLE'], [2, name], [70, entries.length], ...entries.flat(), [0, 'ENDTAB']] // oxfmt-ignore

/** Patterns in millimetres: a dash above zero, a gap below. */
const lineTypes = Object.entries({ CONTINUOUS: [], HIDDEN: [2, -1], CENTER: [6, -1, 1, -1] }).map(([name, dashes]): Pair[] => [
  [0, 'LTYPE'], [2, name], [70, 0], [3, ''], [72, 65], [73, dashes.length],
  [40, dashes.reduce((sum, d) => sum + Math.abs(d), 0)], ...dashes.map((d): Pair => [49, d]),
]) // oxfmt-ignore

const layerPairs = Object.values(layers).map(({ name, colour, type }): Pair[] => [
  [0, 'LAYER'], [2, name], [70, 0], [62, colour], [6, type],
]) // oxfmt-ignore
