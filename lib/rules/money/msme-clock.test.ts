import { daysOfClock, dueOf, hasClock, interestOn } from './msme-clock'

const flat = () => 550
const totalOf = (debt: Parameters<typeof interestOn>[0]) =>
  interestOn(debt).reduce((sum, { interestPaise }) => sum + interestPaise, 0)
// Delivered on 31 Mar 2026, 60 days agreed: due on day 45.
const late = { paise: 1_18_000_00, dueOn: '2026-05-15', payments: [], asOf: '2026-08-01', bankRateBp: flat }

test('micro and small makers have a clock of at most 45 days, of 15 without an agreement; traders and medium ones have none', () => {
  const maker = { class: 'micro', activity: 'manufacturing', agreedDays: 60 } as const
  expect([hasClock(maker), daysOfClock(maker)]).toEqual([true, 45])
  expect(daysOfClock({ ...maker, agreedDays: 30 })).toBe(30)
  expect(daysOfClock({ ...maker, agreedDays: null })).toBe(15)
  expect(hasClock({ ...maker, class: 'small', activity: 'services' })).toBe(true)
  for (const other of [{ activity: 'trading' }, { class: 'medium' }, { class: null }] as const)
    expect(hasClock({ ...maker, ...other })).toBe(false)
})

test('interest is three times the bank rate, with a rest each month', () => {
  expect(interestOn(late)).toEqual([
    { from: '2026-05-16', to: '2026-06-16', interestPaise: 1_653_62 },
    { from: '2026-06-16', to: '2026-07-16', interestPaise: 1_622_70 },
    { from: '2026-07-16', to: '2026-08-01', interestPaise: 877_18 },
  ])
  expect(totalOf(late)).toBe(4_153_50)
})

test('another bank rate counts from its day on', () => {
  expect(totalOf({ ...late, bankRateBp: (day) => (day < '2026-07-01' ? 550 : 525) })).toBe(4_076_49)
})

test('what was paid in between bears interest until the day before', () => {
  expect(totalOf({ ...late, payments: [{ on: '2026-07-01', paise: 50_000_00 }] })).toBe(3_450_36)
})

test('without an agreement it begins after 15 days', () => {
  expect(totalOf({ ...late, dueOn: '2026-04-16', asOf: '2026-05-01' })).toBe(746_79)
})

test('paid in time there is none; a rest of the 31st is on the last day of a shorter month', () => {
  expect(interestOn({ ...late, asOf: '2026-05-16' })).toEqual([])
  const rests = interestOn({ ...late, dueOn: '2026-01-30', asOf: '2026-05-01' })
  expect(rests.map(({ to }) => to)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-01'])
})

test('an objection of day 15 moves the day from which a delivery counts, one of day 16 does not', () => {
  expect(dueOf('2026-03-31', 45, null)).toBe('2026-05-15')
  expect(dueOf('2026-04-01', 45, { on: '2026-04-16', removedOn: null })).toBeNull()
  expect(dueOf('2026-04-01', 45, { on: '2026-04-16', removedOn: '2026-04-20' })).toBe('2026-06-04')
  expect(dueOf('2026-04-01', 45, { on: '2026-04-17', removedOn: '2026-04-20' })).toBe('2026-05-16')
})
