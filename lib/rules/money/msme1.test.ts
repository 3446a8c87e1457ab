import { halfOf, MSME1_HEADERS, msme1Of } from './msme1'

/** Delivered on 31 March, 60 days agreed: due on day 45. */
const line = { paise: 1_18_000_00, deliveredOn: '2026-03-31', dueOn: '2026-05-15', days: 45 }
const first = halfOf('2026-1', '2026-12-01')
const before = halfOf('2025-2', '2026-12-01')
const paid = (on: string, paise = 1_18_000_00) => [{ on, paise }]
const nothing = {
  amountPaise: 0,
  paidInTimePaise: 0,
  paidLatePaise: 0,
  openInTimePaise: 0,
  openLatePaise: 0,
}

test('half-years end on 30 September and 31 March, and are filed by 31 October and 30 April', () => {
  expect(halfOf('2026-1', '2026-12-01')).toEqual({ from: '2026-04-01', asOf: '2026-09-30', dueOn: '2026-10-31' })
  expect(halfOf('2026-2', '2026-12-01')).toEqual({ from: '2026-10-01', asOf: '2026-12-01', dueOn: '2027-04-30' })
})

test('a bill that is paid on day 45 is in time, on day 46 late', () => {
  const amountPaise = 1_18_000_00
  expect(msme1Of({ ...line, settled: paid('2026-05-15') }, first)).toEqual({
    ...nothing,
    amountPaise,
    paidInTimePaise: amountPaise,
  })
  expect(msme1Of({ ...line, settled: paid('2026-05-16') }, first)).toEqual({
    ...nothing,
    amountPaise,
    paidLatePaise: amountPaise,
  })
})

test('before, it is outstanding up to 45 days; unpaid in September it is outstanding for more', () => {
  const amountPaise = 1_18_000_00
  expect(msme1Of({ ...line, settled: [] }, before)).toEqual({ ...nothing, amountPaise, openInTimePaise: amountPaise })
  expect(msme1Of({ ...line, settled: [] }, first)).toMatchObject({ amountPaise, openLatePaise: amountPaise })
})

test('what was paid before the half-year is no part of it: its parts add up to its amount', () => {
  const settled = [...paid('2026-03-31', 18_000_00), ...paid('2026-05-10', 40_000_00), ...paid('2026-06-01', 10_000_00)]
  expect(msme1Of({ ...line, settled }, first)).toMatchObject({
    amountPaise: 1_00_000_00,
    paidInTimePaise: 40_000_00,
    paidLatePaise: 10_000_00,
    openInTimePaise: 0,
    openLatePaise: 50_000_00,
  })
  expect(msme1Of({ ...line, settled: paid('2026-03-31') }, first)).toEqual(nothing)
})

test('what is delivered later is not in it; while an objection is open nothing is late', () => {
  expect(msme1Of({ ...line, dueOn: '2026-11-15', deliveredOn: '2026-10-01', settled: [] }, first)).toEqual(nothing)
  expect(msme1Of({ ...line, dueOn: null, settled: [] }, first)).toEqual({
    ...nothing,
    amountPaise: 1_18_000_00,
    openInTimePaise: 1_18_000_00,
  })
})

test('its columns are those of the form', () => {
  expect(MSME1_HEADERS).toHaveLength(13)
})
