import { deliveredBeyond, fillSchedule, nextOf, rescheduled, type Delivery, type DueLine } from './schedule'

const [first, third, fifth, eighth, fifteenth] = ['01', '03', '05', '08', '15'].map((day) => `2026-12-${day}`) as [
  string,
  string,
  string,
  string,
  string,
]
const schedule: DueLine[] = [
  { id: 1, quantity: 200, day: first },
  { id: 2, quantity: 120, day: third },
  { id: 3, quantity: 100, day: fifth },
  { id: 4, quantity: 80, day: eighth },
]
const came = (pieces: number, scheduleId: number | null = null, credited = 0): Delivery => ({
  pieces,
  credited,
  scheduleId,
})
const opens = (deliveries: Delivery[], needed = 500) =>
  fillSchedule(schedule, deliveries, needed).map(({ open }) => open)

test('deliveries fill the oldest line; the oldest with open pieces comes next', () => {
  expect(opens([])).toEqual([200, 120, 100, 80])
  const filled = fillSchedule(schedule, [came(200), came(120)], 500)
  expect(filled.map(({ delivered }) => delivered)).toEqual([200, 120, 0, 0])
  expect(nextOf(filled)).toEqual({ quantity: 100, day: fifth })
  expect(nextOf(fillSchedule(schedule, [came(250)], 500))).toEqual({ quantity: 70, day: third })
  expect(nextOf(fillSchedule(schedule, [came(500)], 500))).toBeNull()
  // Within the tolerance more comes than any line is for.
  expect(opens([came(510)])).toEqual([0, 0, 0, 0])
})

test('a delivery fills the line that it names, and what is left of it the oldest', () => {
  expect(opens([came(100, 3)])).toEqual([200, 120, 0, 80])
  expect(opens([came(130, 3)])).toEqual([170, 120, 0, 80])
  expect(opens([came(200), came(80, 4)])).toEqual([0, 120, 100, 0])
})

test('pieces that were credited or are not made any more are waited for on no day', () => {
  expect(opens([came(200), came(108, null, 12)])).toEqual([0, 0, 100, 80])
  expect(opens([came(200)], 320)).toEqual([0, 120, 0, 0])
  expect(opens([came(200)], 330)).toEqual([0, 120, 10, 0])
})

test('twelve rejected pieces come again on another day, cut from the line that they were for', () => {
  const filled = fillSchedule(schedule, [came(200), came(120), came(168)], 500)
  expect(rescheduled(filled, { pieces: 12, day: fifteenth, scheduleId: null })).toEqual([
    { quantity: 200, day: first },
    { quantity: 120, day: third },
    { quantity: 100, day: fifth },
    { quantity: 68, day: eighth },
    { quantity: 12, day: fifteenth },
  ])
  const named = fillSchedule(schedule, [came(88, 3)], 500)
  const again = rescheduled(named, { pieces: 12, day: eighth, scheduleId: 3 })
  expect(again?.map(({ quantity }) => quantity)).toEqual([200, 120, 88, 92])
  // A whole line that comes again keeps no place of its own, and nothing that is not open moves.
  const whole = rescheduled(fillSchedule(schedule, [came(420)], 500), { pieces: 80, day: fifteenth, scheduleId: null })
  expect(whole?.map(({ day }) => day)).toEqual([first, third, fifth, fifteenth])
  const all = fillSchedule(schedule, [came(500)], 500)
  expect(rescheduled(all, { pieces: 12, day: fifteenth, scheduleId: null })).toBeNull()
})

test('an order whose pieces are due together gets a second day', () => {
  const together = fillSchedule([{ id: null, quantity: 180, day: eighth }], [came(168)], 180)
  expect(rescheduled(together, { pieces: 12, day: fifteenth, scheduleId: null })).toEqual([
    { quantity: 168, day: eighth },
    { quantity: 12, day: fifteenth },
  ])
})

test('what was delivered stays on its days; what is open moves freely', () => {
  const filled = fillSchedule(schedule, [came(200), came(120)], 500)
  const lines = (...planned: [quantity: number, day: string][]) => planned.map(([quantity, day]) => ({ quantity, day }))
  expect(deliveredBeyond(filled, lines([200, first], [120, third], [180, fifteenth]))).toBe(0)
  expect(deliveredBeyond(filled, lines([320, third], [180, fifteenth]))).toBe(0)
  expect(deliveredBeyond(filled, lines([200, first], [119, third], [181, fifteenth]))).toBe(320)
  expect(deliveredBeyond(filled, lines([500, fifteenth]))).toBe(320)
  expect(deliveredBeyond(fillSchedule(schedule, [], 500), lines([500, fifteenth]))).toBe(0)
})
