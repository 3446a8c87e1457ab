import { setWorkorderPayable } from '@/lib/domain/money/payments/set-workorder-payable'
import { judgeBill } from '@/lib/domain/money/bills/judge-bill'
import { db } from '@/lib/infra/db/db'
import { addDays, date, isoDay } from '@/lib/terms/format'
import { bill, delivered, orderToBill } from '@/tests/bill-fixtures'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { approve, payBills } from '@/tests/payout-fixtures'
import { remindOfCredit } from './remind-of-credit'

await ownDatabase()

const today = isoDay(Date.now())

/** A bill of ₹1,18,000.00 that was written so many days ago. */
async function billedAgo(days: number) {
  const order = await orderToBill()
  const { lines } = await delivered(order.supplier, [{ order: order.id, pieces: 500 }])
  return { order, ...(await bill(order.supplier, lines, { billedOn: addDays(today, -days) })) }
}

const toldOf = async (id: number) =>
  (await db().event.findMany({ where: { entityType: 'bill', entityId: id, kind: 'bill.creditSoon' } })).length

test.each([
  [149, 0],
  [150, 1],
  [180, 1],
  [181, 0],
])('a bill that is unpaid for %i days: %i reminders', async (days, reminders) => {
  const { id } = await billedAgo(days)
  await remindOfCredit()
  expect(await toldOf(id)).toBe(reminders)
})

test('it goes out once, also when two workers begin at the same time: to owners and finance of the operator', async () => {
  const { id, order, number } = await billedAgo(150)
  const [finance, operations] = [
    await make.colleague(order.admin, 'finance'),
    await make.colleague(order.admin, 'operations'),
  ]
  await Promise.all([remindOfCredit(), remindOfCredit()])
  await remindOfCredit()
  expect(await toldOf(id)).toBe(1)
  const bells = await db().notification.findMany({
    where: { entityType: 'bill', entityId: id, title: 'Input credit falls soon' },
  })
  const who = bells.map(({ memberId }) => memberId)
  expect(who).toEqual(expect.arrayContaining([order.admin.member.id, finance.member.id]))
  for (const other of [order.supplier, order.customer, operations]) expect(who).not.toContain(other.member.id)
  expect(bells[0]!.message).toBe(
    `Bill ${number} of ₹1,18,000.00 (${order.supplier.companyName}) has been unpaid for 150 days: its input credit of ₹18,000.00 falls on ${date(addDays(today, 31))}`,
  )
})

test('of a bill that is paid in half, the half of its credit falls', async () => {
  const { id, order } = await billedAgo(150)
  await approve(order.admin, id)
  await payBills(order.admin, { billIds: [id], amountPaise: 59_000_00 })
  await remindOfCredit()
  const { data } = await db().event.findFirstOrThrow({ where: { entityId: id, kind: 'bill.creditSoon' } })
  expect(data).toMatchObject({ creditPaise: 9_000_00, days: 150 })
})

test('nobody is reminded of what is paid, or of a bill without tax', async () => {
  const paid = await billedAgo(150)
  await setWorkorderPayable(paid.order.admin, { id: paid.order.id, status: 'complete' })
  await judgeBill(paid.order.admin, { id: paid.id, status: 'approved', note: null })
  const untaxed = await billedAgo(150)
  await db().$executeRaw`ALTER TABLE bills DISABLE TRIGGER bills_stay`
  await db().bill.update({ where: { id: untaxed.id }, data: { cgstPaise: 0, sgstPaise: 0 } })
  await db().$executeRaw`ALTER TABLE bills ENABLE TRIGGER bills_stay`
  await remindOfCredit()
  expect([await toldOf(paid.id), await toldOf(untaxed.id)]).toEqual([0, 0])
})
