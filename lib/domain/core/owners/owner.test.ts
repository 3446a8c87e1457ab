import { getTasks } from '@/lib/domain/desk/dashboard/get-tasks'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { setInquiryOwner } from '@/lib/domain/trade/inquiries/set-inquiry-owner'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { setWorkorderOwner } from '@/lib/domain/orders/workorders/set-workorder-owner'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { whileHeld } from '@/tests/lock-race'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'

await ownDatabase()

let asha: Viewer, ravi: Viewer
beforeAll(async () => {
  asha = await make.admin({ contactName: 'Asha Rao' })
  ravi = await make.admin({ contactName: 'Ravi Kale' })
})

/** What an event of a thing left: whom the bell tells, and whom a mail is owed, of the two admins. */
async function toldOf(kind: string, entityId: number) {
  const event = await db().event.findFirstOrThrow({ where: { kind, entityId }, orderBy: { id: 'desc' } })
  const where = { eventId: event.id, memberId: { in: [asha.member.id, ravi.member.id] } }
  const ids = (of: { memberId: number }[]) => of.map(({ memberId }) => memberId).sort((a, b) => a - b)
  return {
    bells: ids(await db().notification.findMany({ where })),
    mails: ids(await db().mail.findMany({ where })),
  }
}

const nouns = [
  ['inquiry', setInquiryOwner, getInquiry, async () => (await make.inquiry(await make.customer())).id],
  ['workorder', setWorkorderOwner, getWorkorder, async () => (await make.order()).workorder.id],
] as const

describe.each(nouns)('%s', (noun, setOwner, get, makeOne) => {
  test('is given to an admin and to nobody again; the admin is told', async () => {
    const id = await makeOne()
    expect(await get(asha, { id })).toMatchObject({ ownerId: null, ownerName: null })
    expect(await setOwner(asha, { id, ownerId: ravi.member.id })).toMatchObject({
      ownerId: ravi.member.id,
      ownerName: 'Ravi Kale',
    })
    expect(await get(asha, { id })).toMatchObject({ ownerId: ravi.member.id, ownerName: 'Ravi Kale' })
    expect(await toldOf(`${noun}.ownerSet`, id)).toEqual({ bells: [ravi.member.id], mails: [ravi.member.id] })
    expect(await setOwner(ravi, { id, ownerId: null })).toMatchObject({ ownerId: null, ownerName: null })
    expect(await toldOf(`${noun}.ownerSet`, id)).toEqual({ bells: [], mails: [] })
  })

  test('taken by oneself tells nobody; the same again changes nothing', async () => {
    const id = await makeOne()
    await setOwner(asha, { id, ownerId: asha.member.id })
    await setOwner(ravi, { id, ownerId: asha.member.id })
    expect(await toldOf(`${noun}.ownerSet`, id)).toEqual({ bells: [], mails: [] })
    expect(await db().event.count({ where: { kind: `${noun}.ownerSet`, entityId: id } })).toBe(1)
  })

  test('goes to an admin alone', async () => {
    const id = await makeOne()
    const others = [(await make.customer()).member, (await make.supplier()).member, { id: 2_000_000_000 }]
    for (const { id: ownerId } of others) await refused(setOwner(asha, { id, ownerId }), 'validation', 'ownerId')
  })

  test('of two admins at once the first gets it, the other is told', async () => {
    const id = await makeOne()
    const table = noun === 'inquiry' ? 'inquiries' : 'work_orders'
    const acts = await whileHeld(`SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`, [id], () => [
      setOwner(asha, { id, ownerId: asha.member.id }),
      setOwner(ravi, { id, ownerId: ravi.member.id }),
    ])
    const codes = await Promise.all(
      acts.map((act) =>
        act.then(
          () => 'done',
          (e: { code?: string }) => e.code,
        ),
      ),
    )
    expect(codes.sort()).toEqual(['conflict', 'done'])
    expect(await db().event.count({ where: { kind: `${noun}.ownerSet`, entityId: id } })).toBe(1)
  })
})

test('an order takes the owner of its inquiry', async () => {
  const { inquiry, supplier } = await make.accepted()
  await setInquiryOwner(asha, { id: inquiry.id, ownerId: ravi.member.id })
  const order = await createWorkorder(asha, { inquiryId: inquiry.id, supplierId: supplier.id })
  expect(order).toMatchObject({ ownerId: ravi.member.id, ownerName: 'Ravi Kale' })
  await setInquiryOwner(asha, { id: inquiry.id, ownerId: null })
  expect(await getWorkorder(asha, { id: order.id })).toMatchObject({ ownerId: ravi.member.id })
})

describe('what happens to a case', () => {
  const completed = async (ownerId: number | null) => {
    const { workorder, supplier } = await make.order()
    if (ownerId) await setWorkorderOwner(asha, { id: workorder.id, ownerId })
    return { id: workorder.id, supplier }
  }
  const complete = ({ id, supplier }: Awaited<ReturnType<typeof completed>>) =>
    changeWorkorderStatus(supplier, { id, status: 'completed' })
  const all = () => [asha.member.id, ravi.member.id].sort((a, b) => a - b)

  test('without an owner is mailed to all admins', async () => {
    const order = await completed(null)
    await complete(order)
    expect(await toldOf('workorder.statusChanged', order.id)).toEqual({ bells: all(), mails: all() })
  })
  test('with one is mailed to its owner alone, and all read of it in the bell', async () => {
    const order = await completed(ravi.member.id)
    await complete(order)
    expect(await toldOf('workorder.statusChanged', order.id)).toEqual({ bells: all(), mails: [ravi.member.id] })
  })
  test('whose owner does it is mailed to nobody', async () => {
    const order = await completed(ravi.member.id)
    await changeWorkorderStatus(ravi, { id: order.id, status: 'completed' })
    expect(await toldOf('workorder.statusChanged', order.id)).toEqual({ bells: [asha.member.id], mails: [] })
  })
  test('is everybody’s again once its owner is no admin any more', async () => {
    const gone = await make.admin()
    const order = await completed(gone.member.id)
    await db().user.update({ where: { id: gone.id }, data: { role: 'customer' } })
    await complete(order)
    expect(await toldOf('workorder.statusChanged', order.id)).toEqual({ bells: all(), mails: all() })
    expect(await getWorkorder(asha, { id: order.id })).toMatchObject({ ownerId: null, ownerName: null })
    expect(await setWorkorderOwner(asha, { id: order.id, ownerId: asha.member.id })).toMatchObject({
      ownerId: asha.member.id,
    })
  })
})

test('a row says who looks after it, and a task the initials', async () => {
  const { workorder, supplier } = await make.order()
  await setWorkorderOwner(asha, { id: workorder.id, ownerId: asha.member.id })
  await changeWorkorderStatus(supplier, { id: workorder.id, status: 'issues', notes: 'No steel' })
  const { items } = await listWorkorders(ravi, { limit: 1, q: `WO-${workorder.id}` })
  expect(items).toMatchObject([{ ownerId: asha.member.id, ownerName: 'Asha Rao' }])
  await db().workOrder.updateMany({
    where: { status: 'issues', id: { not: workorder.id } },
    data: { status: 'started' },
  })
  expect((await getTasks(ravi, {})) as object).toMatchObject({
    issues: { first: { id: workorder.id, ownerInitials: 'AR' } },
  })
  expect(JSON.stringify(await getTasks(supplier, {}))).not.toMatch(/owner/)
})
