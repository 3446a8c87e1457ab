import type { DraftLine } from './draft-line'
import { judgeCells } from './judge-cells'
import { partKey } from './part-key'

const now = Date.parse('2026-12-01T06:00:00Z')
const judge = { decimalComma: false, now, processes: [{ id: 7, name: 'Turning' }] }
const line = (fields: Partial<DraftLine> = {}): DraftLine => ({
  key: 'a',
  partNumber: 'FL-100',
  quantity: '500',
  description: 'Flange as drawn',
  ...fields,
})
const said = (...lines: DraftLine[]) => judgeCells(lines, judge).issues.map(({ message }) => message)
const warned = (...lines: DraftLine[]) => judgeCells(lines, judge).warnings.map(({ row, message }) => [row, message])
const value = (fields: Partial<DraftLine>) => judgeCells([line(fields)], judge).judged[0]

test('a line becomes what its inquiry says', () =>
  expect(
    value({
      drawingRevision: 'b',
      projectName: 'Flange',
      material: 'EN8',
      process: ' turning ',
      targetDate: '23/12/2026',
      specialRequirements: 'Deburr',
    }),
  ).toEqual({
    key: 'a',
    partNumber: 'FL-100',
    drawingRevision: 'b',
    projectName: 'Flange',
    description: 'Flange as drawn',
    quantity: 500,
    material: 'EN8',
    processId: 7,
    targetDate: '2026-12-23T00:00:00.000Z',
    specialRequirements: 'Deburr',
  }))

test('part number and revision keep zeros and case', () =>
  expect(value({ partNumber: '00fl123', drawingRevision: '02' })).toMatchObject({
    partNumber: '00fl123',
    drawingRevision: '02',
  }))

test('a part is called by its name, otherwise by its description, otherwise by its number', () => {
  expect(value({ projectName: 'Flange' })).toMatchObject({ projectName: 'Flange' })
  expect(value({ description: `Flange ${'x'.repeat(300)}` })!.projectName).toHaveLength(200)
  expect(value({ description: '' })).toMatchObject({ projectName: 'FL-100' })
})

test('a description under ten letters becomes a sentence, which keeps what was typed', () => {
  expect(value({ projectName: 'Flange', description: '', drawingRevision: 'B' })!.description).toBe(
    'Flange. Part no FL-100, rev. B. See the drawings.',
  )
  expect(value({ description: 'Flange' })!.description).toBe('Flange. Part no FL-100. See the drawings.')
  expect(value({ projectName: 'Flange', description: 'SS 304' })!.description).toBe(
    'Flange, SS 304. Part no FL-100. See the drawings.',
  )
})

test.each<[Partial<DraftLine>, string]>([
  [{ partNumber: ' ' }, 'Enter a part number'],
  [{ partNumber: '1.23457E+11' }, 'Excel has shortened this number'],
  [{ partNumber: 1.5e18 }, 'Excel has shortened this number'],
  [{ partNumber: 'x'.repeat(61) }, 'At most 60 characters'],
  [{ quantity: '12,5' }, 'Whole pieces, please'],
  [{ quantity: '#REF!' }, 'Excel shows #REF! here'],
  [{ material: '#N/A' }, 'Excel shows #N/A here'],
  [{ targetDate: '31/11/2026' }, 'There is no such day: write it as 23/12/2026'],
  [{ targetDate: '30/11/2026' }, 'Choose today or a later date'],
  [{ process: 'Lathework' }, 'No process is called Lathework: choose one or leave it empty'],
  [{ specialRequirements: 'a\0b' }, 'This text has a character that can’t be saved'],
])('%j: %s', (fields, message) => expect(said(line(fields))).toEqual([message]))

test('today can be wanted', () => expect(said(line({ targetDate: '1/12/2026' }))).toEqual([]))

test('each fault says its row, its cell and the sentence, all at once', () => {
  const { issues, judged } = judgeCells([line(), line({ key: 'b', row: 12, partNumber: '', quantity: '12 kg' })], judge)
  expect(judged[1]).toBeNull()
  expect(issues).toEqual([
    { path: 'lines.1.partNumber', key: 'b', row: 12, column: 'Part number', message: 'Enter a part number' },
    { path: 'lines.1.quantity', key: 'b', row: 12, column: 'Quantity', message: 'Pieces, please: the list says kg' },
  ])
})

test('a part that is asked for twice, and a hidden row, are warned of', () => {
  expect(warned(line({ row: 7 }), line({ key: 'b', row: 9, partNumber: 'fl\u2010100' }))).toEqual([
    [9, 'Row 7 asks for the same part'],
  ])
  expect(warned(line(), line({ key: 'b', drawingRevision: 'C' }))).toEqual([])
  expect(warned(line({ hidden: true }))).toEqual([[1, 'Hidden in Excel']])
})

test('two part numbers are the same by NFKC, case, blanks and dashes, and zeros count', () => {
  expect(partKey(' fl\u2013100  a ')).toBe('FL-100 A')
  expect(partKey('ＦＬ-100')).toBe('FL-100')
  expect(partKey('0123')).not.toBe(partKey('123'))
})
