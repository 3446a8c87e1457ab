import { columnsOfList, linesOfList, type ListRow } from './parts-list'

const rowsOf = (...rows: (string | number)[][]): ListRow[] =>
  rows.map((values, at) => ({ row: at + 1, hidden: false, cells: values.map((value) => ({ value })) }))
const fieldsOf = (...heads: string[]) =>
  columnsOfList(rowsOf(heads, ['x', '1']))?.columns.map(({ head, field }) => [head, field])
const read = (...rows: (string | number)[][]) => {
  const list = rowsOf(...rows)
  const { head, columns } = columnsOfList(list)!
  return linesOfList(list, head, columns)
}

test('heads have any order, case and stops, and a unit in brackets', () => {
  expect(fieldsOf('QTY. (Nos)', 'Drg. No.', 'raw material', 'Item Description', 'Req', 'Part #')).toEqual([
    ['QTY. (Nos)', 'quantity'],
    ['Drg. No.', 'partNumber'],
    ['raw material', 'material'],
    ['Item Description', 'description'],
    ['Req', null],
    ['Part #', null],
  ])
})

test('the first of two heads with one meaning is read', () =>
  expect(fieldsOf('Part No', 'Drawing No', 'Qty')).toEqual([
    ['Part No', 'partNumber'],
    ['Drawing No', null],
    ['Qty', 'quantity'],
  ]))

test('a table without heads has no columns', () =>
  expect(columnsOfList(rowsOf(['FL-100', 500], ['Notes', 'x']))).toBeNull())

test('a unit that counts no pieces stands at the quantity', () => {
  const { lines } = read(['Part no', 'Qty', 'UOM'], ['FL-100', 500, 'Nos'], ['BAR-1', 12, 'kg'])
  expect(lines.map(({ quantity }) => quantity)).toEqual([500, '12 kg'])
})

test('heads that are not read are named, and rows of totals', () => {
  const { lines, leftOut, notRead } = read(
    ['Part no', 'Qty', 'Weight', 'Vendor'],
    ['FL-100', 500, '1.2', 'x'],
    ['', '', '', ''],
    ['', 500, 'Total', ''],
    ['TOTAL-1', 4, '', ''],
  )
  expect(lines.map(({ row, partNumber }) => [row, partNumber])).toEqual([
    [2, 'FL-100'],
    [5, 'TOTAL-1'],
  ])
  expect([leftOut, notRead]).toEqual([['Row 4, Total'], ['Weight', 'Vendor']])
})

test('a row with a quantity and no part number is a line: it is said that its part number is missing', () =>
  expect(read(['Part no', 'Qty'], ['', 20]).lines).toEqual([{ key: 'r2', row: 2, quantity: 20 }]))
