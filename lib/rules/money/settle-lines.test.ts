import { openOfBill, settledBy, type OpenLine } from './settle-lines'

const line = (no: number, rupees: number, more: Partial<OpenLine> = {}): OpenLine => ({
  billId: 1,
  no,
  workorderId: 7,
  startedOn: '2026-04-01',
  grossPaise: rupees * 100,
  settledPaise: 0,
  ...more,
})
const shares = (parts: ReturnType<typeof settledBy>) => parts.map(({ no, paise }) => [no, paise / 100])

test('a payment settles the line that was delivered first, then by number', () => {
  const lines = [line(1, 100, { startedOn: '2026-04-05' }), line(2, 50), line(3, 50)]
  expect(shares(settledBy(lines, 120_00))).toEqual([
    [2, 50],
    [3, 50],
    [1, 20],
  ])
  expect(shares(settledBy(lines, 60_00))).toEqual([
    [2, 50],
    [3, 10],
  ])
})

test('it settles no more than is open', () => {
  const lines = [line(1, 100, { settledPaise: 40_00 })]
  expect(openOfBill(lines)).toBe(60_00)
  expect(shares(settledBy(lines, 500_00))).toEqual([[1, 60]])
  expect(settledBy([line(1, 100, { settledPaise: 100_00 })], 1_00)).toEqual([])
})

test('the first payment sets off what came back against the other lines, a later one does not', () => {
  const lines = [line(1, 1000), line(2, -200, { workorderId: 8 })]
  expect(openOfBill(lines)).toBe(800_00)
  const first = settledBy(lines, 300_00)
  expect(shares(first)).toEqual([
    [2, -200],
    [1, 500],
  ])
  const after = [line(1, 1000, { settledPaise: 500_00 }), line(2, -200, { workorderId: 8, settledPaise: -200_00 })]
  expect(shares(settledBy(after, 900_00))).toEqual([[1, 500]])
})

test('an advance to an order settles its lines alone', () => {
  const lines = [line(1, 100), line(2, 50, { workorderId: 8 })]
  expect(shares(settledBy(lines, 80_00, 8))).toEqual([[2, 50]])
  expect(settledBy(lines, 80_00, 9)).toEqual([])
})
