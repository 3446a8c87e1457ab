import { bankRateOn, interestOfBill, type LineWithClock } from './bill-interest'

const flat = [{ from: '2025-12-05', to: null, rateBp: 550 }]
const totalOf = (rests: ReturnType<typeof interestOfBill>) => rests.reduce((sum, one) => sum + one.interestPaise, 0)
// Delivered on 31 Mar 2026, 60 days agreed: due on day 45.
const line = (more: Partial<LineWithClock> = {}): LineWithClock => ({
  grossPaise: 1_18_000_00,
  dueOn: '2026-05-15',
  hasClock: true,
  settled: [],
  ...more,
})
const paid = (on: string, paise = 1_18_000_00) => ({ settled: [{ on, paise }] })

test('interest on a bill that was paid late stands still from the day of the payment on', () => {
  expect(totalOf(interestOfBill([line(paid('2026-08-01'))], flat, '2026-11-30'))).toBe(4_153_50)
  expect(totalOf(interestOfBill([line()], flat, '2026-08-01'))).toBe(4_153_50)
  const lower = [
    { from: '2026-07-01', to: null, rateBp: 525 },
    { from: '2025-12-05', to: '2026-06-30', rateBp: 550 },
  ]
  expect(totalOf(interestOfBill([line(paid('2026-08-01'))], lower, '2026-11-30'))).toBe(4_076_49)
})

test('a part that was paid in between lowers it, and a payment in time leaves none', () => {
  const settled = [
    { on: '2026-07-01', paise: 50_000_00 },
    { on: '2026-08-01', paise: 68_000_00 },
  ]
  expect(totalOf(interestOfBill([line({ settled })], flat, '2026-11-30'))).toBe(3_450_36)
  expect(interestOfBill([line(paid('2026-05-15'))], flat, '2026-11-30')).toEqual([])
  const noAgreement = line({ dueOn: '2026-04-16', ...paid('2026-05-01') })
  expect(totalOf(interestOfBill([noAgreement], flat, '2026-11-30'))).toBe(746_79)
})

test('a trader on the same days has no clock and no interest', () =>
  expect(interestOfBill([line({ hasClock: false })], flat, '2026-08-01')).toEqual([]))

test('lines that are due on one day are one debt', () => {
  const halves = [line({ grossPaise: 59_000_00 }), line({ grossPaise: 59_000_00 })]
  expect(totalOf(interestOfBill(halves, flat, '2026-08-01'))).toBe(4_153_50)
})

test('the bank rate of a day is the one that is listed for it, none outside', () => {
  const rates = [
    { from: '2026-07-01', to: '2026-09-30', rateBp: 525 },
    { from: '2025-12-05', to: '2026-06-30', rateBp: 550 },
  ]
  const days = ['2025-12-04', '2025-12-05', '2026-06-30', '2026-07-01', '2026-10-01']
  expect(days.map((day) => bankRateOn(rates, day))).toEqual([0, 550, 550, 525, 0])
})
