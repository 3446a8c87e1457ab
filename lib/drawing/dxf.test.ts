import { drawingOf } from '@/scripts/demo-files/drawing'
import { dxfFile } from '@/scripts/demo-files/dxf'
import { parts } from '@/scripts/demo-files/parts'
import { block, circle, dxfBytes, insert, line, plate, text, type Pair } from '@/tests/dxf-drawings'
import { readDxf } from './dxf'

const bytesOf = (words: string) => new TextEncoder().encode(words)
const units = (number: number): Pair[] => [[9, '$INSUNITS'], [70, number]] // oxfmt-ignore
const sizeOf = ({ extents: { min, max } }: ReturnType<typeof readDxf>) =>
  [max[0] - min[0], max[1] - min[1]].map((side) => Math.round(side * 10) / 10)
const slope = line([0, 0], [100, 50])

test('lines keep their place, the unit is the one that the file names', () => {
  const sheet = readDxf(dxfBytes({ entities: slope, header: units(4) }))
  expect(sheet.lines).toEqual([{ points: [[0, 0], [100, 50]], style: 'solid' }]) // oxfmt-ignore
  expect([sheet.extents, sheet.units]).toEqual([{ min: [0, 0], max: [100, 50] }, 'mm'])
  expect(sheet).toMatchObject({ isMeasured: true, notShown: [], notes: [] })
  expect(readDxf(dxfBytes({ entities: slope, header: units(1) })).units).toBe('in')
})

test('a drawing that names no unit, or one that nobody knows, has none', () => {
  expect(readDxf(dxfBytes({ entities: slope })).units).toBeNull()
  expect(readDxf(dxfBytes({ entities: slope, header: units(0) })).units).toBeNull()
  expect(readDxf(dxfBytes({ entities: slope, header: units(99) })).units).toBeNull()
})

test('what follows the end of the drawing is no part of it', () => {
  const whole = Buffer.from(dxfBytes({ entities: slope })).toString()
  const more = whole.replace(/\n100\n/, '\n900\n')
  expect(sizeOf(readDxf(bytesOf(`${whole}${more}`)))).toEqual([100, 50])
  expect(sizeOf(readDxf(bytesOf(`${whole}${'written by a program\n'.repeat(500)}`)))).toEqual([100, 50])
})

test.each([['\r\n'], ['\r'], ['\r\r\n']])('lines may end with %j', (end) => {
  const whole = Buffer.from(dxfBytes({ entities: slope }))
    .toString()
    .replaceAll('\n', end)
  expect(sizeOf(readDxf(bytesOf(whole)))).toEqual([100, 50])
})

test('a drawing of words alone is shown, but has no size of a part', () => {
  const sheet = readDxf(dxfBytes({ entities: text('Ring 40') }))
  expect(sheet.words).toEqual([{ at: [5, 20], text: 'Ring 40', height: 5, turn: 0, align: 'start' }])
  expect(sheet.isMeasured).toBe(false)
  expect(sheet.extents.min).toEqual([5, 20])
})

test('an empty model space shows the paper space, says so, and measures no part', () => {
  const onPaper = line([0, 0], [420, 297], '0', [[67, 1]])
  const sheet = readDxf(dxfBytes({ entities: onPaper }))
  expect([sheet.lines.length, sheet.isMeasured]).toEqual([1, false])
  expect(sheet.notes).toEqual(['The model space is empty: this is the paper space.'])
  expect(sizeOf(readDxf(dxfBytes({ entities: [...onPaper, ...plate] })))).toEqual([100, 50])
})

const put = (name: string, columns = 1, rows = 1) =>
  insert(name, [0, 0], [[70, columns], [71, rows], [44, 5], [45, 5]]) // oxfmt-ignore
const nested = (depth: number) =>
  Array.from({ length: depth }, (_, i) => block(`B${i}`, i ? [...put(`B${i - 1}`), ...put(`B${i - 1}`)] : slope)).flat()

test.each<[string, Pair[], Pair[]]>([
  ['an array of 2,000,000,000 columns', put('A', 2_000_000_000), block('A', slope)],
  ['as many of an empty block', put('A', 2_000_000_000), block('A', [])],
  ['50,000 rows and columns', put('A', 50_000, 50_000), block('A', slope)],
  ['blocks in blocks, forty deep', put('B39'), nested(40)],
  ['a block in itself', put('A'), block('A', [...slope, ...put('A')])],
  // Drawn one by one they would never end.
])('%s is refused at once', (_, entities, blocks) => {
  expect(() => readDxf(dxfBytes({ entities: [...slope, ...entities], blocks }))).toThrow('repeats its blocks too often')
})

test('a perforated sheet is drawn', () => {
  const { lines } = readDxf(dxfBytes({ entities: put('A', 50, 40), blocks: block('A', circle(10, 20, 5)) }))
  expect(lines).toHaveLength(2_000)
})

test('the bracket’s drawing has its sheet’s extents, its words, hidden lines and axes', () => {
  const sheet = readDxf(bytesOf(dxfFile(drawingOf(parts.bracket))))
  expect(sizeOf(sheet)).toEqual([277, 190])
  expect(sheet.words.map((words) => words.text)).toContain('Motor mounting bracket')
  expect(sheet.words.some((words) => words.text.includes('Ø9'))).toBe(true)
  expect(new Set(sheet.lines.map(({ style }) => style))).toEqual(new Set(['solid', 'dashed', 'centre']))
})

const whole = Buffer.from(dxfBytes({ entities: slope })).toString()
test.each([
  ['something else', 'a letter', 'not a DXF file'],
  ['a file that was cut off', whole.slice(0, -8), 'DXF file is incomplete'],
  ['lines that are no pairs', whole.replace('LINE\n', 'LINE\nx\n'), 'DXF file is damaged'],
  ['a binary file that was cut off', 'AutoCAD Binary DXF\r\n\x1a\0', 'binary DXF file is incomplete'],
  ['a drawing of nothing', Buffer.from(dxfBytes({ entities: [] })).toString(), 'no lines or texts'],
])('%s is refused with a sentence', (_, given, sentence) => {
  expect(() => readDxf(bytesOf(given))).toThrow(sentence)
})
