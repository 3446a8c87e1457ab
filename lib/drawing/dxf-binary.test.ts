import { binaryDxfBytes, dxfBytes, dxfPairs, layer, line, plate, text, type Pair } from '@/tests/dxf-drawings'
import { textOfBinaryDxf } from './dxf-binary'
import { readDxf } from './dxf'

const header: Pair[] = [[9, '$ACADVER'], [1, 'AC1015'], [9, '$DWGCODEPAGE'], [3, 'ANSI_1252'], [9, '$INSUNITS'], [70, 4]] // oxfmt-ignore
const entities = [...plate, ...text('PLATE Ø6 MM'), ...line([0, 0], [900, 0], 'OFF')]
const drawing = { entities, header, layers: layer('OFF', -7, 0) }

test.each([
  ['R12', false],
  ['R13 and later', true],
])('binary DXF of %s is read as its text form is', (_, isWide) => {
  const sheet = readDxf(binaryDxfBytes(dxfPairs(drawing), isWide))
  expect(sheet).toEqual(readDxf(dxfBytes(drawing, 'latin1')))
  expect(sheet.words[0]!.text).toBe('PLATE Ø6 MM')
  expect([sheet.extents.max, sheet.units]).toEqual([[100, 50], 'mm'])
})

test.each([true, false])('every kind of value keeps its value: %s', (isWide) => {
  const pairs: Pair[] = [
    [0, 'SECTION'], [2, 'Ø'], [10, 0.1], [10, -1e20], [10, 100], [62, -7], [90, -70_000], [290, 1], [310, '00FF1A'],
    [1001, 'ACAD'], [1004, 'BEEF'], [1040, 2.5], [1070, -3], [1071, 70_000], [0, 'EOF'],
  ] // oxfmt-ignore
  const lines = Buffer.from(textOfBinaryDxf(binaryDxfBytes(pairs, isWide)))
    .toString('latin1')
    .split('\n')
  expect(lines.filter((_, i) => i % 2 === 1)).toEqual(
    ['SECTION', 'Ø', '0.1', '-100000000000000000000', '100.0', '-7', '-70000', '1', '00FF1A', 'ACAD', 'BEEF', '2.5', '-3', '70000', 'EOF'],
  ) // oxfmt-ignore
})

const whole = binaryDxfBytes(dxfPairs(drawing), true)
test.each([
  ['is cut off', whole.slice(0, -20), 'This binary DXF file is incomplete: its end is missing.'],
  ['ends with its first sentence', whole.slice(0, 22), 'This binary DXF file is incomplete: its end is missing.'],
  ['has a text that begins another pair', binaryDxfBytes([[1, 'a\n0']], true), 'This binary DXF file is damaged.'],
  ['has a text without an end', Uint8Array.of(...whole.slice(0, 22), 0, 0, 65, 66), 'This binary DXF file is incomplete: its end is missing.'],
  ['has a length that is no number', binaryDxfBytes([[0, 'LINE'], [10, NaN], [0, 'EOF']], true), 'This binary DXF file is damaged.'],
])('a binary file that %s is refused with a sentence', (_, bytes, sentence) => {
  expect(() => readDxf(bytes)).toThrow(sentence)
}) // oxfmt-ignore
