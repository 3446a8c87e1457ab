import { notifications } from '@/lib/contract/people/notifications'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import { addNote } from '@/lib/domain/core/notes/add-note'
import { listNotifications, readAllNotifications, readNotification } from './notification'

await ownDatabase()

const ring = (viewer: Viewer, entityId: number) =>
  db().notification.create({
    data: {
      memberId: viewer.member.id,
      title: 'New quotation',
      message: 'You have one',
      entityType: 'quotation',
      entityId,
    },
  })
const unread = async (viewer: Viewer) => (await listNotifications(viewer, { limit: 10, unread: 'true' })).total

test('the bell holds the own entries, newest first, each with the address of its thing', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  await ring(customer, 7)
  await ring(customer, 8)
  await ring(supplier, 9)
  const page = await listNotifications(customer, { limit: 10, counts: 'true' })
  conforms(notifications.list, page)
  expect(page.items).toMatchObject([
    { entityId: 8, read: false, href: '/customer/quotations?id=8' },
    { entityId: 7, read: false, href: '/customer/quotations?id=7' },
  ])
  expect(page.counts).toEqual({ unread: 2 })
  expect((await listNotifications(supplier, { limit: 10 })).items[0]!.href).toBe('/supplier/quotations?id=9')
})

test('one is read, again is no error, and all are read at once', async () => {
  const customer = await make.customer()
  const { id } = await ring(customer, 7)
  await ring(customer, 8)
  expect(conforms(notifications.read, await readNotification(customer, { id }))).toMatchObject({ id, read: true })
  const { readAt } = await db().notification.findUniqueOrThrow({ where: { id } })
  await readNotification(customer, { id })
  expect(await db().notification.findUnique({ where: { id } })).toMatchObject({ readAt })
  expect(await unread(customer)).toBe(1)
  await readAllNotifications(customer, {})
  expect(await unread(customer)).toBe(0)
})

test('another’s entry is not found, and reading all leaves it alone', async () => {
  const [customer, other] = [await make.customer(), await make.customer()]
  const { id } = await ring(other, 7)
  await refused(readNotification(customer, { id }), 'not_found')
  await readAllNotifications(customer, {})
  expect(await unread(other)).toBe(1)
})

test('a mention is of the topic team, whatever its note is about; an order assigned to an admin is no order topic', async () => {
  const [author, named] = [await make.admin(), await make.admin({ contactName: unique('Meena') })]
  const { workorder } = await make.order()
  await addNote(author, { entityType: 'workorder', entityId: workorder.id, text: `@${named.contactName} please call` })
  const about = async (topic: 'team' | 'workorders') =>
    (await listNotifications(named, { limit: 50, topic })).items.map(({ title }) => title)
  expect(await about('team')).toEqual(['You were mentioned'])
  expect(await about('workorders')).not.toContain('You were mentioned')
})

test('the bell is narrowed by topic and by days in India; days the wrong way round are refused', async () => {
  const { customer, workorder } = await make.order()
  await setWorkorderPayment(await make.admin(), { id: workorder.id, status: 'partial' })
  const titles = async (q: object) => (await listNotifications(customer, { limit: 50, ...q })).items.map((n) => n.title)
  const all = await titles({})
  const payments = await titles({ topic: 'payments' })
  const orders = await titles({ topic: 'workorders' })
  expect(payments).toHaveLength(1)
  expect(orders).not.toContain(payments[0])
  expect(await titles({ topic: 'processes' })).toEqual([])
  expect(await titles({ topic: 'team' })).toEqual([])
  await db().notification.updateMany({
    where: { memberId: customer.member.id, title: payments[0] },
    data: { createdAt: new Date('2026-01-04T18:29:59Z') },
  })
  expect(await titles({ from: '2026-01-04', to: '2026-01-04' })).toEqual(payments)
  expect(await titles({ from: '2026-01-05' })).toHaveLength(all.length - 1)
  await refused(listNotifications(customer, { limit: 10, from: '2026-01-05', to: '2026-01-04' }), 'validation')
})
