import { drawingOf } from '@/prisma/seed/files/drawing'
import { dxfFile } from '@/prisma/seed/files/dxf'
import { parts } from '@/prisma/seed/files/parts'
import { readDxf } from './dxf'

type Pair = [code: number, value: string | number]
const file = (entities: Pair[], blocks: Pair[] = [], units?: number) =>
  [
    [0, 'SECTION'], [2, 'HEADER'], ...(units === undefined ? [] : [[9, '$INSUNITS'], [70, units]]), [0, 'ENDSEC'],
    [0, 'SECTION'], [2, 'BLOCKS'], ...blocks, [0, 'ENDSEC'],
    [0, 'SECTION'], [2, 'ENTITIES'], ...entities, [0, 'ENDSEC'], [0, 'EOF'],
  ].map(([code, value]) => `${code}\n${value}\n`).join('') // oxfmt-ignore

// oxfmt-ignore
const line: Pair[] = [[0, 'LINE'], [8, '0'], [10, 0], [20, 0], [11, 100], [21, 50]]
// oxfmt-ignore
const circle: Pair[] = [[0, 'CIRCLE'], [8, '0'], [10, 10], [20, 20], [40, 5]]

test('lines keep their place, the unit is the one that the file names', () => {
  const { lines, extents, units } = readDxf(file(line, [], 4))
  expect(lines).toEqual([{ points: [[0, 0], [100, 50]], style: 'solid' }]) // oxfmt-ignore
  expect([extents, units]).toEqual([{ min: [0, 0], max: [100, 50] }, 'mm'])
  expect(readDxf(file(line, [], 1)).units).toBe('in')
})

test('a drawing that names no unit has none', () => {
  expect(readDxf(file(line)).units).toBeNull()
  expect(readDxf(file(line, [], 0)).units).toBeNull()
})

test('a circle is a closed polyline of its diameter', () => {
  const { extents } = readDxf(file(circle))
  expect(extents.max[0] - extents.min[0]).toBeCloseTo(10, 1)
  expect(extents.max[1] - extents.min[1]).toBeCloseTo(10, 1)
})

test('a block stands where and as large as it was put', () => {
  // oxfmt-ignore
  const block: Pair[] = [[0, 'BLOCK'], [2, 'HOLE'], [10, 0], [20, 0], ...circle, [0, 'ENDBLK']]
  // oxfmt-ignore
  const put: Pair[] = [[0, 'INSERT'], [8, '0'], [2, 'HOLE'], [10, 100], [20, 0], [41, 2], [42, 2]]
  const { extents } = readDxf(file(put, block))
  expect(extents.min[0]).toBeCloseTo(110, 0)
  expect(extents.max[0]).toBeCloseTo(130, 0)
  expect(extents.max[1]).toBeCloseTo(50, 0)
})

const block = (name: string, entities: Pair[]): Pair[] => [[0, 'BLOCK'], [2, name], [10, 0], [20, 0], ...entities, [0, 'ENDBLK']] // oxfmt-ignore
const put = (name: string, columns = 1, rows = 1): Pair[] => [[0, 'INSERT'], [8, '0'], [2, name], [10, 0], [20, 0], [70, columns], [71, rows], [44, 5], [45, 5]] // oxfmt-ignore
const nested = (depth: number) =>
  Array.from({ length: depth }, (_, i) => block(`B${i}`, i ? [...put(`B${i - 1}`), ...put(`B${i - 1}`)] : line)).flat()

test.each<[string, Pair[], Pair[]]>([
  ['an array of 2,000,000,000 columns', put('A', 2_000_000_000), block('A', line)],
  ['as many of an empty block', put('A', 2_000_000_000), block('A', [])],
  ['50,000 rows and columns', put('A', 50_000, 50_000), block('A', line)],
  ['blocks in blocks, forty deep', put('B39'), nested(40)],
  ['a block in itself', put('A'), block('A', [...line, ...put('A')])],
])('%s is refused at once', (_, entities, blocks) => {
  const begin = Date.now()
  expect(() => readDxf(file([...line, ...entities], blocks))).toThrow('repeats its blocks too often')
  expect(Date.now() - begin).toBeLessThan(1_000)
})

test('a perforated sheet is drawn', () => {
  const { lines } = readDxf(file(put('A', 50, 40), block('A', circle)))
  expect(lines).toHaveLength(2_000)
})

test('the bracket’s drawing has its sheet’s extents, its words, hidden lines and axes', () => {
  const sheet = drawingOf(parts.bracket)
  const { extents, words, lines, units } = readDxf(dxfFile(sheet))
  expect(extents.max[0] - extents.min[0]).toBeCloseTo(277 / sheet.scale, 1)
  expect(units).toBeNull()
  expect(words.map(({ text }) => text)).toContain('Motor mounting bracket')
  expect(words.some(({ text }) => text.includes('Ø9'))).toBe(true)
  expect(new Set(lines.map(({ style }) => style))).toEqual(new Set(['solid', 'dashed', 'centre']))
})

test.each([
  ['something else', 'a letter', 'not a DXF file'],
  ['a file that was cut off', file(line).slice(0, -8), 'DXF file is incomplete'],
  ['a binary file', 'AutoCAD Binary DXF\r\n\x1a\0', 'Binary DXF'],
  ['a drawing of nothing', file([]), 'no lines'],
])('%s is refused with a sentence', (_, text, sentence) => {
  expect(() => readDxf(text)).toThrow(sentence)
})
