import {
  customersAtHub,
  lastDayOf,
  sinceOfCustomers,
  stateOfMaterial,
  warningsBy,
  type MovedMaterial,
} from './material'

const bar = {
  purpose: 'material',
  capital: false,
  since: '2026-02-01',
  outMilli: 250_000,
  backMilli: 0,
  wasteMilli: 0,
} as const

test('material is back within a year, capital goods within three: the last day is the one before the same day', () => {
  expect(lastDayOf('2026-02-01', false)).toBe('2027-01-31')
  expect(lastDayOf('2026-02-01', true)).toBe('2029-01-31')
  expect(lastDayOf('2026-03-01', false)).toBe('2027-02-28')
  // No 29 February in the year after: a day early.
  expect(lastDayOf('2028-02-29', false)).toBe('2029-02-27')
})

test.each([
  ['2026-11-27', 'ok'],
  ['2026-11-28', 'warn300'],
  ['2027-01-01', 'warn300'],
  ['2027-01-02', 'warn335'],
  ['2027-01-17', 'warn350'],
  ['2027-01-31', 'warn350'],
  ['2027-02-01', 'late'],
])('material of 1 Feb 2026 on %s: %s', (today, state) => {
  expect(stateOfMaterial(bar, today)).toBe(state)
})

test('capital goods warn on days 1,030, 1,065 and 1,080', () => {
  expect(warningsBy('2026-02-01', true, '2028-11-26')).toBe(0)
  expect(warningsBy('2026-02-01', true, '2028-11-27')).toBe(1)
  expect(warningsBy('2026-02-01', true, '2029-01-01')).toBe(2)
  expect(warningsBy('2026-02-01', true, '2029-01-16')).toBe(3)
  expect(warningsBy('2026-02-01', true, '2029-02-01')).toBe(4)
})

test('what is back or lost in the work warns no more; tools never do', () => {
  expect(stateOfMaterial({ ...bar, backMilli: 190_000, wasteMilli: 22_000 }, '2027-06-01')).toBe('late')
  expect(stateOfMaterial({ ...bar, backMilli: 228_000, wasteMilli: 22_000 }, '2027-06-01')).toBe('ok')
  expect(stateOfMaterial({ ...bar, purpose: 'tooling' }, '2030-06-01')).toBe('free')
})

const moved = (leg: MovedMaterial['leg'], quantityMilli: number, more: Partial<MovedMaterial> = {}): MovedMaterial => ({
  leg,
  status: 'received',
  purpose: 'material',
  owner: 'customer',
  uqc: 'KGS',
  quantityMilli,
  received: quantityMilli,
  accepted: quantityMilli,
  documentOn: null,
  since: null,
  ...more,
})

test('a customer’s material goes on as far as it came: counted, of the same kind and unit, less what is packed', () => {
  const lines = [
    moved('from_customer', 250_000, { accepted: 240_000 }),
    moved('from_customer', 60_000, { status: 'sent', received: null, accepted: null }),
    moved('from_customer', 5_000, { purpose: 'tooling', uqc: 'NOS' }),
    moved('to_supplier', 100_000, { status: 'planned', received: null, accepted: null }),
    moved('to_supplier', 30_000, { owner: 'operator' }),
    moved('to_hub', 20_000),
  ]
  expect(customersAtHub(lines, 'material', 'KGS')).toBe(160_000)
  expect(customersAtHub(lines, 'material', 'MTS')).toBe(0)
  expect(customersAtHub(lines, 'tooling', 'NOS')).toBe(5_000)
})

test('the year of a customer’s material runs from its own challan; what came first goes on first', () => {
  const came = [
    { accepted: 100_000, documentOn: '2026-03-10' },
    { accepted: 50_000, documentOn: '2026-02-01' },
  ]
  expect(sinceOfCustomers(came, 0)).toBe('2026-02-01')
  expect(sinceOfCustomers(came, 49_999)).toBe('2026-02-01')
  expect(sinceOfCustomers(came, 50_000)).toBe('2026-03-10')
  expect(sinceOfCustomers(came, 150_000)).toBeNull()
})
