import { guess } from './guess'
import { readTable } from './read-table'
import type { Table } from './table'
import type { Marks } from './typed-number'
import { workbookOf } from '@/tests/workbook'

const read = async (content: BlobPart, name = 'grid.csv') => readTable(new File([content], name))
const guessed = (rows: Table, answers?: Marks) => guess(rows, { characteristics: [], sampleSize: 3 }, answers)
const problemsOf = (...rows: Table) => guessed(rows).rows.flatMap(({ problems }) => problems)

test('a table as Excel saves it as CSV in Windows-1252 keeps its tolerances and units', async () => {
  const text =
    'Characteristic;Nominal;±;Unit;s1;s2\r\nBore Ø25;25,00;0,02;mm;25,01;25,05\r\nRoughness;1,6;0,4;µm;1,5;1,7\r\n'
  const { rows, notices } = guessed((await read(Uint8Array.from(Buffer.from(text, 'latin1')))).rows)
  expect(notices).toEqual([])
  expect(rows.map(({ characteristic, values, problems }) => ({ ...characteristic, values, problems }))).toEqual([
    {
      name: 'Bore Ø25', nominal: 25, plus: 0.02, minus: 0.02, unit: 'mm', critical: false, problems: [],
      values: [{ sample: 1, text: '25.01' }, { sample: 2, text: '25.05' }],
    },
    {
      name: 'Roughness', nominal: 1.6, plus: 0.4, minus: 0.4, unit: 'µm', critical: false, problems: [],
      values: [{ sample: 1, text: '1.5' }, { sample: 2, text: '1.7' }],
    },
  ]) // oxfmt-ignore
})

test('a table as Excel saves it as Unicode text is read', async () => {
  const text = '\ufeffCharacteristic\tNominal\tPlus\tMinus\ts1\r\nBore\t25.00\t0.02\t0.01\t25.01\r\n'
  const { rows } = guessed((await read(Uint8Array.from(Buffer.from(text, 'utf16le')))).rows)
  expect(rows).toMatchObject([{ characteristic: { name: 'Bore', nominal: 25, plus: 0.02, minus: 0.01 }, problems: [] }])
})

test('columns that are not understood are listed with their head and a value; a tolerance is never made up', () => {
  const { rows, notices } = guessed([
    ['No', 'Name', 'Nominal', 'Toleranz', '', 'Empty', 'Unit'],
    ['1', 'Bore', '25', '±0.02', 'H7', '', 'mm'],
  ])
  expect(notices).toEqual([
    'Column “No” is left out: we don’t recognise its heading. It has “1”, for example.',
    'Column “Toleranz” is left out: we don’t recognise its heading. It has “±0.02”, for example.',
    'Column E, without a head, is left out: we don’t recognise its heading. It has “H7”, for example.',
  ])
  expect(rows[0]!.problems).toEqual(['Row 2, tolerance: the tolerance is missing'])
})

test('units are read in the head, in the cell or in their column', () => {
  const { rows, notices } = guessed([
    ['Name', 'Nominal (mm)', 'Tol. [mm]', 's1 in mm'],
    ['Bore', '25', '0.02', '25.01'],
  ])
  expect(rows).toMatchObject([
    { characteristic: { unit: 'mm', plus: 0.02 }, values: [{ text: '25.01' }], problems: [] },
  ])
  expect(notices).toEqual([])
  const [roughness] = guessed([['name', 'nominal', '±'], ['Roughness', '1.6 µm', '0.4']]).rows // oxfmt-ignore
  expect(roughness).toMatchObject({ characteristic: { nominal: 1.6, unit: 'µm' }, problems: [] })
  const head = ['name', 'nominal', '±', 'unit', 's1']
  expect(problemsOf(head, ['Bore', '25 mm', '20 µm', '', ''])).toEqual(['Row 2, ±: µm contradicts mm in nominal'])
  expect(problemsOf(head, ['Bore', '25', '0.02', 'inch', ''])[0]).toContain('Row 2, unit: “inch” is not understood')
  expect(problemsOf(head, ['Bore', '25', '0.02', 'mm', '25.01 µm'])).toEqual(['Row 2, unit: mm contradicts µm in s1'])
  // An unknown unit in the head is no mm.
  expect(guessed([['name', 's1 (inch)'], ['Burr', 'ok']]).notices[0]).toContain('“s1 (inch)” is left out') // oxfmt-ignore
})

test('limits count from the nominal size, exactly', () => {
  const { rows } = guessed([['name', 'nominal', 'LSL', 'USL', 'unit'], ['Bore', '10.1', '9.9', '10.3', 'mm']]) // oxfmt-ignore
  expect(rows).toMatchObject([{ characteristic: { plus: 0.2, minus: 0.2 }, problems: [] }])
})

test('what contradicts itself is refused with row and column', () => {
  const head = ['name', 'nominal', 'tolerance', 'lower limit', 'upper limit', 'unit']
  const of = (...cells: string[]) => problemsOf(head, ['Bore', ...cells, 'mm'])
  expect(of('25', '', '25.1', '24.9')).toContain('Row 2, lower limit: “25.1” is above the upper limit 24.9')
  expect(of('25', '±0.02', '24.9', '25.1')).toEqual([
    'Row 2, upper limit: “25.1” contradicts tolerance “±0.02”',
    'Row 2, lower limit: “24.9” contradicts tolerance “±0.02”',
  ])
  expect(of('25 ±0.1', '0.2', '', '')).toHaveLength(2)
  expect(of('25', '', '25.1', '25.2')).toEqual([])
  expect(of('50 g6', '', '49.975', '49.991')).toEqual([])
  expect(of('25', 'H7', '25', '25.03')).toEqual(['Row 2, upper limit: “25.03” contradicts tolerance “H7”'])
  expect(of('25', '', '24.9', '')).toEqual(['Row 2, lower limit: the upper side of the tolerance is missing'])
  expect(of('', '±0.02', '', '')).toEqual(['Row 2, tolerance: “±0.02” has no nominal size beside it'])
  expect(of('25', '0.02H7', '', '')[0]).toBe('Row 2, tolerance: “0.02H7” is not understood')
  expect(of('25', '±0.1', '24.9', '25.1')).toEqual([])
})

test('heads that can mean two things, or stand twice, are refused', () => {
  expect(() => guessed([['name', 'nominal', 'Upper', 'Lower']])).toThrow('“Upper” can be a limit or a tolerance')
  expect(() => guessed([['name', 'Tol', '±']])).toThrow('“Tol” and “±” are the same column')
  expect(() => guessed([['name', 's1', 'Sample 1']])).toThrow('“s1” and “Sample 1” are the same sample')
})

describe('a mark before three figures', () => {
  const table = (...nominals: string[]): Table => [
    ['name', 'nominal', '±', 'unit'],
    ...nominals.map((nominal, i) => [`c${i}`, nominal, '1', 'mm']),
  ]
  const nominals = (rows: Table, answers?: Marks) =>
    guessed(rows, answers).rows.map((row) => row.characteristic.nominal)

  test('is asked about once a file when nothing shows what it is, and nothing is read before', () => {
    const unclear = table('1,250', '2,500')
    expect(guessed(unclear)).toMatchObject({
      rows: [],
      questions: [{ mark: ',', text: '1,250', at: 'row 2, nominal' }],
    })
    expect(nominals(unclear, { ',': 'decimal' })).toEqual([1.25, 2.5])
    expect(nominals(unclear, { ',': 'thousands' })).toEqual([1250, 2500])
    expect(guessed(table('1,250', '25.02')).questions).toHaveLength(1)
  })

  test('is what other numbers of the file show', () => {
    expect(nominals(table('1,250', '0,5'))).toEqual([1.25, 0.5])
    expect(nominals(table('1,250', '1,250.5'))).toEqual([1250, 1250.5])
    expect(nominals(table('25.021', '25.5'))).toEqual([25.021, 25.5])
    expect(nominals(table('25.021', '0,5', '2.5'))).toEqual([25.021, 0.5, 2.5])
    expect(nominals(table('1.250', '1.250,5'))).toEqual([1250, 1250.5])
    expect(guessed(table('1.250', '0,5')).questions).toMatchObject([{ mark: '.', text: '1.250' }])
    expect(guessed(table('1,250', '0,5', '1,250.5')).questions).toHaveLength(1)
  })

  test('is asked about in tolerances and values too, never in a name', () => {
    const rows: Table = [['name', 'nominal', '±', 's1'], ['Length 1,250', '25', '1,250', '26']] // oxfmt-ignore
    expect(guessed(rows).questions).toMatchObject([{ at: 'row 2, ±' }])
  })

  test('of a number in a workbook is none', () => {
    const rows = [...table('0,5'), ['n', 1.125, 1, 'mm']]
    expect(nominals(rows)).toEqual([0.5, 1.125])
  })
})

test('blanks of typesetting do not matter', async () => {
  const { rows } = await read(
    '\u00a0Name\u00a0;Nominal;Tolerance;s1\nBore\u00a0A\u200b;25,0\u202fmm;±\u00a00,02;\u221225\n',
  )
  expect(guessed(rows).rows).toMatchObject([
    {
      characteristic: { name: 'Bore A', nominal: 25, plus: 0.02, unit: 'mm' },
      values: [{ text: '-25' }],
      problems: [],
    },
  ])
})

test('numbers of a workbook are read with what their format writes beside them', async () => {
  const book = workbookOf(
    [
      ['Name', 'Nominal', 'Tolerance', 's1', 's2'],
      ['Roughness', { number: 1.6, format: '0.0" µm"' }, { number: 0.4, format: '"±"0.0' }, -1.5, { number: 0.05, format: '0%' }],
    ],
    { sheets: 2 },
  ) // oxfmt-ignore
  const { rows, notices } = await read(book, 'grid.xlsx')
  expect(rows[1]).toEqual(['Roughness', '1.6 µm', '±0.4', -1.5, '5%'])
  expect(notices).toEqual(['The workbook has 2 sheets: the first is read'])
  expect(guessed(rows).rows).toMatchObject([
    { characteristic: { unit: 'µm', plus: 0.4 }, problems: ['Row 2, s2: “5%” is not understood'] },
  ])
})
