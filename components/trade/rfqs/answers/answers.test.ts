import type { RfqLine } from '@/lib/contract/trade/rfqs'
import {
  answerOf,
  changesOfBlock,
  lastWords,
  NOTHING_TYPED,
  refusalsOf,
  sentOf,
  sumsOf,
  withTexts,
  type Typed,
} from './answers'

const line = (lineNo: number, more: Partial<RfqLine> = {}) =>
  ({ id: 70 + lineNo, lineNo, quantity: 500, status: 'new', revision: 1, own: null, noQuote: null, ...more }) as RfqLine
const own = {
  quotationId: 9, version: 1, price: 105_000, unitPaise: 20_500, tooling: null, freight: 2_500, leadDays: 21,
  details: 'Ex works', status: 'pending', needsConfirmation: false, expired: false,
} as const // oxfmt-ignore
const typed = (of: RfqLine, texts: Parameters<typeof withTexts>[1][number]['texts'], from: Typed = NOTHING_TYPED) =>
  withTexts(from, [{ line: of, texts }])

test('a line that is priced is sent with its revision, and comes to its sum', () => {
  const answer = answerOf(line(1), typed(line(1), { unitPaise: '205', tooling: '12,000' }))
  expect(answer).toMatchObject({ says: 'price', isChanged: true, price: 114_500, faults: {} })
  expect(sentOf(answer)).toEqual({ inquiryId: 71, revision: 1, unitPaise: 20_500, tooling: 12_000, freight: null })
})

test('what the customer has is shown and not sent again; freight stays where a price changes', () => {
  const quoted = line(1, { own })
  expect(answerOf(quoted, NOTHING_TYPED)).toMatchObject({
    texts: { unitPaise: '205', leadDays: '21', note: 'Ex works' },
    price: 105_000,
    isChanged: false,
  })
  const cheaper = typed(quoted, { unitPaise: '200' })
  expect(answerOf(quoted, cheaper)).toMatchObject({ isChanged: true, price: 102_500 })
  expect(sentOf(answerOf(quoted, cheaper))).toMatchObject({ unitPaise: 20_000, freight: 2_500, leadDays: 21 })
  expect(answerOf(quoted, typed(quoted, { unitPaise: '₹205.00' }, cheaper)).isChanged).toBe(false)
})

test('a price that stands can’t be left empty, but be declined', () => {
  const quoted = line(1, { own })
  expect(answerOf(quoted, typed(quoted, { unitPaise: '', note: '' })).faults).toEqual({ unitPaise: 'Enter a price' })
  const declined = answerOf(quoted, typed(quoted, { unitPaise: '', noQuote: 'No capacity', note: '' }))
  expect(sentOf(declined)).toEqual({ inquiryId: 71, noQuote: 'capacity', note: null })
})

test('a line that was revised is looked at first', () => {
  const typedAtA = typed(line(1), { unitPaise: '205' })
  expect(answerOf(line(1, { revision: 2 }), typedAtA).isOutdated).toBe(true)
  expect(answerOf(line(1, { revision: 2 }), { ...typedAtA, read: { 71: 2 } }).isOutdated).toBe(false)
  const stale = line(1, { revision: 2, own: { ...own, needsConfirmation: true } })
  const again = typed(stale, { unitPaise: '205' })
  expect(answerOf(stale, again)).toMatchObject({ isChanged: true, isOutdated: true })
  expect(answerOf(stale, { ...again, read: { 71: 2 } })).toMatchObject({ isChanged: true, isOutdated: false })
})

test('closed lines keep what was offered, and take no text', () => {
  const won = line(1, { status: 'accepted', own: { ...own, status: 'accepted' } })
  expect(answerOf(won, typed(won, { unitPaise: '1' }))).toMatchObject({
    isOpen: false,
    isChanged: false,
    price: 105_000,
  })
})

test('a block fills right and down over the lines that are shown', () => {
  const lines = [line(1), line(2), line(3)]
  const next = withTexts(NOTHING_TYPED, changesOfBlock(lines, { row: 1, column: 0 }, [['205', '12000'], ['47.25', '']])) // oxfmt-ignore
  expect(next.cells).toEqual({ 72: { unitPaise: '205', tooling: '12000' }, 73: { unitPaise: '47.25', tooling: '' } })
})

test('a request counts prices, reasons and lines without an answer', () => {
  const lines = [line(1), line(2, { own }), line(3, { noQuote: { reason: 'date', note: null } }), line(4)]
  const answers = lines.map((one) => answerOf(one, typed(line(1), { unitPaise: '10' })))
  expect(sumsOf(answers)).toEqual({ priced: 2, declined: 1, unanswered: 1, price: 110_000 })
})

test('what the server refuses stands at its cell, or at its line', () => {
  const issues = [
    { path: 'lines.1.details', message: 'Line 9: Leave phone numbers out' },
    { path: 'lines.0', message: 'Line 3: The inquiry is at revision B now. Look at what changed first.' },
    { path: 'validUntil', message: 'Choose today or a later date' },
  ]
  expect(refusalsOf(issues, [{ inquiryId: 73 }, { inquiryId: 79 }])).toEqual([
    { inquiryId: 79, cell: 'note', message: 'Leave phone numbers out' },
    { inquiryId: 73, cell: null, message: 'The inquiry is at revision B now. Look at what changed first.' },
  ])
})

test('a part that the shop made before has its last price', () => {
  expect(lastWords(line(1, { last: { unitPaise: 19_800, leadDays: 14, quantity: 400 } }))).toBe('last ₹198 at 400')
  expect(lastWords(line(1))).toBe(null)
})
