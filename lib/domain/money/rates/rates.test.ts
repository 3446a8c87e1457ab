import { rates } from '@/lib/contract/money/rates'
import { db, rows } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { make, newCode } from '@/tests/make'
import { addDays, isoDay } from '@/lib/terms/format'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused, refusedAs } from '@/tests/refused'
import { addRate } from './add-rate'
import { confirmRate } from './confirm-rate'
import { editRate } from './edit-rate'
import { listRates } from './list-rates'
import { rateOn } from './rate-on'
import { company } from '@/tests/invoice-fixtures'

await ownDatabase()

const form = (fields: object) => rates.add.body.parse({ kind: 'gst', rateBp: 1800, from: '2026-04-01', ...fields })
const on = (code: string, day: string) => rateOn({ rows }, code, day)

test('job work had 12 % and has 18 % since 22 September 2025', async () => {
  expect(await on('998898', '2025-09-21')).toBe(1200)
  expect(await on('998898', '2025-09-22')).toBe(1800)
})

test('the longest code that holds on the day counts, else the default of the company', async () => {
  const admin = await make.admin()
  const code = newCode().slice(0, 4)
  await company({ defaultRateBp: 500 })
  await addRate(admin, form({ code, rateBp: 1200, to: '2026-12-31' }))
  await addRate(admin, form({ code: `${code}81`, rateBp: 4000, from: '2026-10-01' }))
  expect(await on(`${code}8100`, '2026-09-30')).toBe(1200)
  expect(await on(`${code}8100`, '2026-10-01')).toBe(4000)
  expect(await on(`${code}9900`, '2026-12-31')).toBe(1200)
  expect(await on(`${code}9900`, '2027-01-01')).toBe(500)
  await db().operatorProfile.deleteMany()
  expect(await on(`${code}9900`, '2027-01-01')).toBe(1800)
})

test('a rate is listed with who wrote it, and found by its code', async () => {
  const admin = await make.admin()
  const code = newCode()
  const added = await addRate(admin, form({ code, note: 'Valves' }))
  expect(conforms(rates.add, added)).toMatchObject({ code, from: '2026-04-01', to: null, inUse: false, note: 'Valves' })
  const page = await listRates(admin, rates.list.query.parse({ q: code }))
  expect(page.items).toMatchObject([{ id: added.id }])
  expect(await db().rate.findUniqueOrThrow({ where: { id: added.id } })).toMatchObject({ createdBy: admin.member.id })
})

test('two rates of one code never hold on the same day, also when they come at once', async () => {
  const [one, other] = [await make.admin(), await make.admin()]
  const code = newCode()
  expect(await atOnce([addRate(one, form({ code })), addRate(other, form({ code, rateBp: 500 }))])).toEqual({
    done: 1,
    refused: ['conflict'],
  })
  await refusedAs(
    addRate(one, form({ code, from: '2027-04-01' })),
    'conflict',
    `Another rate of ${code} is valid in this period`,
  )
  const { id } = await db().rate.findFirstOrThrow({ where: { code } })
  await editRate(one, { id, to: '2027-03-31' })
  const next = await addRate(one, form({ code, from: '2027-04-01' }))
  await refused(editRate(one, { id: next.id, from: '2027-03-31' }), 'conflict')
})

test('a rate without documents changes in all; its end is not before its beginning', async () => {
  const admin = await make.admin()
  const { id } = await addRate(admin, form({ code: newCode() }))
  expect(await editRate(admin, { id, rateBp: 500, note: 'Corrected' })).toMatchObject({
    rateBp: 500,
    note: 'Corrected',
  })
  await refusedAs(editRate(admin, { id, to: '2026-03-31' }), 'validation', 'The last day can’t be before the first')
  await refused(editRate(admin, { id: 2_000_000_000, to: null }), 'not_found')
  const [, changed] = await db().event.findMany({ where: { entityType: 'rate', entityId: id }, orderBy: { id: 'asc' } })
  expect(changed).toMatchObject({ kind: 'rate.changed', data: { fields: ['rateBp', 'note'] } })
})

test('a rate on which a document stands can only be ended, on its day or later', async () => {
  const admin = await make.admin()
  const { workorder, customer } = await make.order()
  const code = newCode()
  const { id } = await addRate(admin, form({ code: code.slice(0, 6) }))
  const line = { of: 'order', description: 'Flange', hsn: code, taxablePaise: 100_00, rateBp: 1800 }
  await db().taxDocument.create({
    data: {
      kind: 'invoice',
      number: `TT/26-27/${code.slice(1, 7)}`,
      series: 'TT',
      year: '26-27',
      seq: Number(code.slice(1, 7)),
      workOrderId: workorder.id,
      partyId: customer.id,
      issuedOn: new Date('2026-06-10'),
      split: 'inter',
      placeOfSupply: '29',
      reverseCharge: false,
      taxablePaise: 10_000n,
      cgstPaise: 0n,
      sgstPaise: 0n,
      igstPaise: 1_800n,
      roundOffPaise: 0n,
      totalPaise: 11_800n,
      lines: [line],
      snapshot: {},
    },
  })
  const stands = 'Issued documents use this rate: end it instead'
  await refusedAs(editRate(admin, { id, rateBp: 500 }), 'conflict', stands)
  await refusedAs(editRate(admin, { id, from: '2026-05-01', to: '2026-12-31' }), 'conflict', stands)
  await refusedAs(
    editRate(admin, { id, to: '2026-06-09' }),
    'conflict',
    'A document of 10 Jun 2026 uses this rate: end it on that day or later',
  )
  expect(await editRate(admin, { id, to: '2026-06-10' })).toMatchObject({ to: '2026-06-10', inUse: true })
})

test.each([
  ['rateBp', 4001, 'A rate is at most 40 %'],
  ['rateBp', '12.5', 'Enter a rate'],
  ['code', '1', 'Enter 2 to 8 digits'],
  ['code', 'bank', 'Enter 2 to 8 digits'],
  ['from', '2026-02-30', 'Enter the first day'],
  ['from', '2017-06-30', 'Enter the first day'],
  ['to', '2026-03-31', 'The last day can’t be before the first'],
])('a %s of %j: %s', (field, value, message) => {
  const { error } = rates.add.body.safeParse({
    kind: 'gst',
    code: '8481',
    rateBp: 1800,
    from: '2026-04-01',
    [field]: value,
  })
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([[field, message]])
})

test('a rate that applies is confirmed, once a day; one that has ended or not begun is not', async () => {
  const admin = await make.admin()
  const today = isoDay(Date.now())
  const { id } = await addRate(admin, form({ code: newCode() }))
  expect(await confirmRate(admin, { id })).toMatchObject({ confirmedOn: today })
  expect(await confirmRate(admin, { id })).toMatchObject({ confirmedOn: today })
  expect(await db().event.count({ where: { kind: 'rate.confirmed', entityId: id } })).toBe(1)
  expect((await listRates(admin, rates.list.query.parse({ kind: 'gst' }))).items).toContainEqual(
    expect.objectContaining({ id, confirmedOn: today }),
  )
  const ended = await addRate(admin, form({ code: newCode(), to: addDays(today, -1) }))
  await refusedAs(
    confirmRate(admin, { id: ended.id }),
    'conflict',
    'This rate has ended: confirm the one that applies now',
  )
  const later = await addRate(admin, form({ code: newCode(), from: addDays(today, 1) }))
  await refusedAs(confirmRate(admin, { id: later.id }), 'conflict', 'This rate does not apply yet')
  await refused(confirmRate(admin, { id: 2_000_000_000 }), 'not_found')
})

test('a new bank rate ends the one before it, also when two come at once', async () => {
  const [one, other] = [await make.admin(), await make.admin()]
  const bank = (from: string) => form({ kind: 'bank', code: 'bank', rateBp: 525, from })
  expect(await atOnce([addRate(one, bank('2027-02-06')), addRate(other, bank('2027-02-06'))])).toEqual({
    done: 1,
    refused: ['conflict'],
  })
  const { items } = await listRates(one, rates.list.query.parse({ kind: 'bank', sort: '-from', limit: 2 }))
  expect(items).toMatchObject([
    { rateBp: 525, from: '2027-02-06', to: null },
    { rateBp: 550, from: '2025-12-05', to: '2027-02-05' },
  ])
})
