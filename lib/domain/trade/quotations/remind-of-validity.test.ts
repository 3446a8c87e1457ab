import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from '@/tests/make'
import { changeQuotationStatus } from './change-quotation-status'
import { getQuotation } from './get-quotation'
import { remindOfValidity } from './remind-of-validity'
import { reviseQuotation } from './revise-quotation'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

async function quoted() {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const { id } = await make.quotation(supplier, await make.inquiry(customer))
  const endsIn = (days: number) => db().quotation.update({ where: { id }, data: { validUntil: inDays(days) } })
  return { customer, supplier, id, endsIn }
}
/** The titles of the bells that are about the last day of a quotation, the oldest first. */
const reminders = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 50 })).items
    .map(({ title }) => title)
    .filter((title) => ['Valid for a few days', 'Quotation expired'].includes(title))
    .toReversed()

test('customer and supplier are reminded once before the last day and once after it, though several servers do it', async () => {
  const { customer, supplier, id, endsIn } = await quoted()
  await endsIn(10)
  await remindOfValidity()
  expect(await reminders(customer)).toEqual([])
  await endsIn(2)
  await Promise.all([remindOfValidity(), remindOfValidity(), remindOfValidity()])
  await endsIn(-1)
  await Promise.all([remindOfValidity(), remindOfValidity()])
  for (const viewer of [customer, supplier])
    expect(await reminders(viewer)).toEqual(['Valid for a few days', 'Quotation expired'])
  expect((await getQuotation(customer, { id })).history.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['quotation.expiring', 'quotation.expired']),
  )
})

test('a revised quotation has a last day of its own', async () => {
  const { customer, supplier, id, endsIn } = await quoted()
  await endsIn(1)
  await remindOfValidity()
  await reviseQuotation(supplier, { id, revision: 1, price: 40_000, validUntil: inDays(2).toISOString() })
  await remindOfValidity()
  expect(await reminders(customer)).toEqual(['Valid for a few days', 'Valid for a few days'])
})

test('what is answered, or expired while no server ran for days, gives no reminder', async () => {
  const { customer, id, endsIn } = await quoted()
  await endsIn(-6)
  await remindOfValidity()
  await endsIn(1)
  await changeQuotationStatus(customer, { id, status: 'accepted' })
  await remindOfValidity()
  expect(await reminders(customer)).toEqual([])
})
