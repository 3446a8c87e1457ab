import { answerHeads, readAnswerSheet } from './answer-sheet'
import type { ListRow } from './parts-list'

const lines = ['FL-100', 'BS-200', null].map((partNumber, i) => ({ id: 71 + i, lineNo: i + 1, partNumber }))
const rowsOf = (...rows: (string | number)[][]): ListRow[] =>
  rows.map((cells, i) => ({ row: i + 1, hidden: false, cells: cells.map((value) => ({ value })) }))
const row = (line: number | string, part: string, ...answer: (string | number)[]) => [
  line,
  part,
  'A',
  '',
  500,
  '',
  '',
  ...answer,
]
const read = (...rows: (string | number)[][]) => readAnswerSheet(rowsOf(['RFQ-0007'], answerHeads, ...rows), 7, lines)

test('each row finds its line by number and part; empty rows are passed over', () => {
  const { answers, faults, refusal } = read(
    row(2, 'bs‑200', 47.25, 12_000, 21, '', 'Ex works'),
    row('', ''),
    row(1, 'FL-100', '', '', '', 'No capacity'),
    row(3, '', 5),
  )
  expect([faults, refusal]).toEqual([[], null])
  expect(answers.map(({ line, texts }) => [line.id, texts.unitPaise, texts.noQuote])).toEqual([
    [72, '47.25', ''],
    [71, '', 'No capacity'],
    [73, '5', ''],
  ])
})

test('a sheet of another request, or of none, is refused', () => {
  const rows = (id: string) => rowsOf([id, 'Quotes until 4 Dec'], answerHeads, row(1, 'FL-100', 5))
  expect(readAnswerSheet(rows('RFQ-0006'), 7, lines).refusal).toBe('This sheet is of RFQ-0006')
  expect(readAnswerSheet(rows(''), 7, lines).refusal).toBe(null)
  expect(readAnswerSheet(rowsOf(['Part No', 'Qty']), 7, lines).refusal).toBe(
    'This sheet has no columns Line, Part number and Price per piece',
  )
})

test('what is wrong is said with its row and head, and its text stays', () => {
  const { answers, faults } = read(
    row(1, 'FL-100', 'soon'),
    row(1, 'FL-100', 5),
    row(2, 'FL-100', 5),
    row(9, 'XX', 5),
    row(2, 'BS-200', 5, 10.5, 'never', 'x'),
  )
  expect(faults).toEqual([
    'Row 3, Price per piece: This is not a number',
    'Row 4: Line 1 appears here twice',
    'Row 5: Line 2 is BS-200, not FL-100',
    'Row 6: There is no line 9',
    'Row 7, Tooling: Enter an amount in whole rupees',
    'Row 7, Lead days: Enter 1 to 730 days',
    'Row 7, No quote: Choose a reason',
  ])
  expect(answers.map(({ line }) => line.id)).toEqual([71, 72])
})
