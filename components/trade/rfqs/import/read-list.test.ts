import { zipSync } from 'fflate'
import { columnsOfList, linesOfList } from '@/lib/rules/trade/rfq/parts-list'
import { workbookOf } from '@/tests/workbook'
import { readList } from './read-list'

const fileOf = (content: BlobPart, name = 'list.csv') => new File([content], name)
const HEADS = ['Part No.', 'Rev', 'Qty', 'Need by', 'MOC']
type Sheet = Parameters<typeof workbookOf>

/** The lines of the first sheet, read by its heads. */
async function linesOf(file: File) {
  const { sheets, decimalComma } = await readList(file)
  const [{ rows }] = sheets as [(typeof sheets)[number]]
  const found = columnsOfList(rows)
  return { ...linesOfList(rows, found!.head, found!.columns), decimalComma }
}
const book = (...[rows, options]: Sheet) => fileOf(workbookOf(rows, options), 'list.xlsx')

test('heads stand below a title; a format of zeros, days and errors are read as people see them', async () => {
  const { lines } = await linesOf(
    book([
      ['Pump 14 parts list'],
      [],
      HEADS,
      [{ number: 123, format: '00000' }, 'A', 500, { number: 46_379, format: 'dd-mmm-yy' }, 'EN8'],
      ['BS-200', null, 12.5, '31/11/2026', null],
      ['PL-400', 'C', { error: '#REF!' }],
    ]),
  )
  expect(lines).toEqual([
    { key: 'r4', row: 4, partNumber: '00123', drawingRevision: 'A', quantity: 500, targetDate: '2026-12-23', material: 'EN8' },
    { key: 'r5', row: 5, partNumber: 'BS-200', quantity: 12.5, targetDate: '31/11/2026' },
    { key: 'r6', row: 6, partNumber: 'PL-400', drawingRevision: 'C', quantity: '#REF!' },
  ]) // oxfmt-ignore
})

test('a workbook with days from 1904 has the same days', async () => {
  const row = ['FL-100', 'A', 500, { number: 44_917, format: 'yyyy-mm-dd' }]
  expect((await linesOf(book([HEADS, row], { from1904: true }))).lines).toMatchObject([{ targetDate: '2026-12-23' }])
})

test('a formula without a value is named by its row and head', async () => {
  const { lines, faults } = await linesOf(book([HEADS, ['FL-100', 'A', { formula: 'D4*2' }]]))
  expect(lines).toEqual([{ key: 'r2', row: 2, partNumber: 'FL-100', drawingRevision: 'A' }])
  expect(faults).toEqual(['Row 2, Qty: This formula has no value: save it in Excel once'])
})

test('a merged block counts for all its rows, but for quantity and part number', async () => {
  const { lines, faults } = await linesOf(
    book([HEADS, ['FL-100', 'A', 500, null, 'Brass'], ['BS-200', 'A', null, null, null], ['SH-300', 'A', 80]], {
      merged: ['E2:E4', 'C2:C3'],
    }),
  )
  expect(lines.map(({ material, quantity }) => [material, quantity])).toEqual([
    ['Brass', undefined],
    ['Brass', undefined],
    ['Brass', 80],
  ])
  expect(faults).toEqual([2, 3].map((row) => `Row ${row}, Qty: Merged over rows 2–3: give each row its own`))
})

test('hidden rows are read and marked; a hidden sheet comes last', async () => {
  const file = book([HEADS, ['FL-100', 'A', 500], ['BS-200', 'A', 20]], {
    hiddenRows: [3],
    sheets: 2,
    hiddenSheets: [0],
  })
  expect((await linesOf(file)).lines.map(({ hidden }) => hidden)).toEqual([undefined, true])
  expect((await readList(file)).sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
    ['Grid1', false],
    ['Grid0', true],
  ])
})

test.each([
  ['commas', 'Part No,Qty\nFL-100,"1,00,000"\n', '1,00,000', false],
  ['semicolons', 'Part No;Qty\nFL-100;12,5\n', '12,5', true],
  ['tabs', 'Part No\tQty\nFL-100\t500 nos\n', '500 nos', false],
  ['a named separator', 'sep=|\r\nPart No|Qty\r\nFL-100|500\r\n', '500', false],
])('a CSV with %s is read', async (_, text, quantity, decimalComma) => {
  expect(await linesOf(fileOf(text))).toMatchObject({ lines: [{ partNumber: 'FL-100', quantity }], decimalComma })
})

test.each([
  ['UTF-8 with its mark', Buffer.from('\ufeffPart No,Qty,Notes\nFL-100,5,Ø25 µm\n', 'utf8')],
  ['UTF-16', Buffer.from('\ufeffPart No\tQty\tNotes\nFL-100\t5\tØ25 µm\n', 'utf16le')],
  ['Windows-1252', Buffer.from('Part No,Qty,Notes\nFL-100,5,Ø25 µm\n', 'latin1')],
])('a list in %s keeps its signs', async (_, bytes) => {
  expect((await linesOf(fileOf(new Uint8Array(bytes)))).lines).toMatchObject([{ specialRequirements: 'Ø25 µm' }])
})

test('what is too large or no list is refused in words', async () => {
  await expect(readList(fileOf(new Uint8Array(5 * 1024 * 1024 + 1)))).rejects.toThrow('larger than 5 MB')
  await expect(readList(fileOf('x\n'.repeat(1_001)))).rejects.toThrow('more than 1,000 rows')
  await expect(readList(fileOf('x,'.repeat(60) + 'x'))).rejects.toThrow('more than 60 columns')
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(51 * 1024 * 1024) }) as Uint8Array<ArrayBuffer>
  await expect(readList(fileOf(bomb, 'list.xlsx'))).rejects.toThrow('This list is too large')
  await expect(readList(fileOf('PK broken', 'list.xlsx'))).rejects.toThrow('This workbook can’t be read')
  await expect(readList(fileOf('\xd0\xcf', 'list.xls'))).rejects.toThrow('Only .xlsx and .csv')
  await expect(readList(fileOf('Part No,Qty\n"FL-100,5\nBS-200,8\n'))).rejects.toThrow('Row 2: a quotation mark')
})
