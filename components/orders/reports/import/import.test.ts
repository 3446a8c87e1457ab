import { zipSync, strToU8 } from 'fflate'
import type { Characteristic } from '@/lib/contract/orders/report'
import { workbookOf } from '@/tests/workbook'
import { guess } from './guess'
import { readTable } from './read-table'
import type { Table } from './table'
import { templateOf } from './template'

const bore = { id: 7, place: 0, name: 'Bore', unit: 'mm', nominal: 25, plus: 0.021, minus: 0, critical: true } as const
const none: Characteristic[] = []
const fileOf = (content: BlobPart, name: string) => new File([content], name)
const csv = async (content: BlobPart) => (await readTable(fileOf(content, 'grid.csv'))).rows

test('a CSV is read with its quotes, its separator, and cells that begin with = as text', async () => {
  expect(await csv('\ufeffname;nominal;s1\r\n"Bore; left";25,00;25,01\r\n=1+1;;\r\n')).toEqual([
    ['name', 'nominal', 's1'],
    ['Bore; left', '25,00', '25,01'],
    ['=1+1', '', ''],
    [''],
  ])
})

test('commas within the numbers of a short table are no separators', async () => {
  expect((await csv('name;s1\nBore;25,01'))[1]).toEqual(['Bore', '25,01'])
})

test('the first sheet of a workbook is read, with numbers as people read them', async () => {
  const book = workbookOf([
    ['Name', 'Nominal', 's1'],
    ['Bore', 25.020000000000003, 25.01],
    [null, true, '=A1'],
  ])
  const { rows, notices } = await readTable(fileOf(book, 'grid.xlsx'))
  expect(rows).toEqual([
    ['Name', 'Nominal', 's1'],
    ['Bore', 25.02, 25.01],
    ['', 'true', '=A1'],
  ])
  expect(notices).toEqual([])
})

test('what is too large, or no table, is refused in words', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(21 * 1024 * 1024) })
  await expect(readTable(fileOf(bomb as Uint8Array<ArrayBuffer>, 'grid.xlsx'))).rejects.toThrow(
    'This table is too large',
  )
  await expect(csv('x,'.repeat(1_400))).rejects.toThrow('This table is too large')
  const empty = zipSync({ 'a.xml': strToU8('<a/>') }) as Uint8Array<ArrayBuffer>
  await expect(readTable(fileOf(empty, 'grid.xlsx'))).rejects.toThrow('This workbook can’t be read')
  await expect(readTable(fileOf('PK broken', 'grid.xlsx'))).rejects.toThrow('This workbook can’t be read')
  await expect(readTable(fileOf('\xd0\xcf', 'grid.xls'))).rejects.toThrow('Only .xlsx and .csv')
  expect(() => guess([['a', 'b']], { characteristics: none, sampleSize: 2 })).toThrow('Name the columns')
  await expect(csv('name,nominal\n"Bore,25\nLength,80\n')).rejects.toThrow('a quotation mark is not closed')
})

test('a first line that names the separator is no row of the table', async () => {
  const table = await csv('sep=|\r\nname|nominal\r\nBore|25,00')
  expect(table.slice(1)).toEqual([['name', 'nominal'], ['Bore', '25,00']]) // oxfmt-ignore
})

const rowsOf = (table: Table, characteristics = none, sampleSize = 3) => guess(table, { characteristics, sampleSize })

test('columns are found by their names, wherever they stand, under a title', () => {
  const { rows } = rowsOf([
    ['Inspection of flanges'],
    ['No', 'Characteristic', 'Sample 2', 'Nominal', 'Upper tol.', 'Lower tol.', 'UOM', 'CTQ', 's1'],
    ['1', 'Bore', '25,01', '25', '0.021', '-0.01', 'MM', 'x', '25'],
    ['2', 'No burr', 'nok', '', '', '', '', '', 'OK'],
    ['', '', ''],
  ])
  expect(rows).toEqual([
    {
      line: 3,
      problems: [],
      characteristic: { name: 'Bore', nominal: 25, plus: 0.021, minus: 0.01, unit: 'mm', critical: true },
      values: [
        { sample: 2, text: '25.01' },
        { sample: 1, text: '25' },
      ],
    },
    {
      line: 4,
      problems: [],
      characteristic: { name: 'No burr', nominal: null, plus: 0, minus: 0, unit: 'other', critical: false },
      values: [
        { sample: 2, text: 'Not OK' },
        { sample: 1, text: 'OK' },
      ],
    },
  ])
})

test('each wrong cell is named in its row', () => {
  const { rows, notices } = rowsOf([
    ['name', 'nominal', '±', 's1', 's5'],
    ['Bore', '25,0a', '0.1', '', ''],
    ['Length', '80', '0.1', '25,02x', ''],
    ['length', '80', '-0.1', '80', ''],
    ['', '80', '0.1', '80', '80'],
    ['Look', '', '', 'maybe', ''],
  ])
  expect(rows.map(({ line, problems }) => [line, problems])).toEqual([
    [2, ['Row 2, nominal: “25,0a” is not understood']],
    [3, ['Row 3, s1: “25,02x” is not understood']],
    [4, ['Row 4, name: “length” stands in row 3 already', 'Row 4, ±: “-0.1” has one side: write both, as +0.02/-0.01']],
    [5, ['Row 5, name: the name is missing']],
    [6, ['Row 6, s1: “maybe” is neither OK nor Not OK']],
  ])
  expect(notices).toEqual([
    '3 pieces are measured: the columns from s5 on are left out',
    'Where no unit is named, mm is taken',
  ])
})

test('a known name keeps its characteristic; what has no column stays as it is', () => {
  const { rows } = rowsOf(
    [
      ['name', 's1'],
      ['BORE', '25.01'],
    ],
    [bore],
  )
  expect(rows[0]!.characteristic).toEqual({
    id: 7,
    name: 'BORE',
    nominal: 25,
    plus: 0.021,
    minus: 0,
    unit: 'mm',
    critical: true,
  })
  const many = Array.from({ length: 100 }, (_, i) => [`c${i}`])
  expect(() => rowsOf([['name'], ...many], [bore])).toThrow('At most 100 characteristics')
})

test('the template is read again as it was written, names like formulas included', async () => {
  const grid = [bore, { ...bore, id: 8, name: '=SUM(A1)', nominal: -3, plus: 0.1, minus: 0.2, critical: false }]
  const { rows } = rowsOf(await csv(templateOf(grid, 3)), grid)
  expect(rows.map(({ characteristic, problems }) => ({ characteristic, problems }))).toEqual(
    grid.map(({ place: _, ...characteristic }) => ({ characteristic, problems: [] })),
  )
})
