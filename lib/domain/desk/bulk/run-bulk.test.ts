import { sendMails } from '@/lib/events/send-mails'
import { db, rows, sql } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import { closeMail } from '@/lib/infra/mail'
import type { Viewer } from '@/lib/rules/core/permissions'
import { openInbox } from '@/tests/inbox'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { ask } from '@/tests/product/ask'

await ownDatabase()

let inbox: Awaited<ReturnType<typeof openInbox>>
let admin: Viewer, supplier: Viewer, customer: Viewer
beforeAll(async () => {
  inbox = await openInbox()
  Object.assign(env(), { SMTP_URL: inbox.url })
  admin = await make.admin()
  supplier = await make.supplier()
  customer = await make.customer()
})

afterAll(async () => {
  closeMail()
  await inbox.close()
})

type Refused = { id: number; message: string }
type Body = { done: number[]; will: number[]; mails: number; refused: Refused[]; issues?: { path: string }[] }
const bulk = (as: Viewer | null, body: object, headers = {}) => ask<Body>(as, 'POST /api/bulk', body, headers)
const preview = (as: Viewer | null, body: object) => ask<Body>(as, 'POST /api/bulk/preview', body)
const pending = async (count: number, of = supplier) => {
  const ids = []
  for (let n = 0; n < count; n++) ids.push((await make.machine(of, { approved: false })).id)
  return ids
}
const eventsOf = (kind: string, ids: number[]) => db().event.count({ where: { kind, entityId: { in: ids } } })
const NOBODYS = 2_000_000_000

test('each thing by the act of a single one: some are refused, the others are done', async () => {
  const [first, second, third] = await pending(3)
  await bulk(admin, { act: 'machine.reject', ids: [second], input: { reason: 'No serial number' } })
  const { status, body } = await bulk(admin, { act: 'machine.approve', ids: [first, second, NOBODYS, third, first] })
  expect(status).toBe(200)
  expect(body.done).toEqual([first, third])
  expect(body.refused).toEqual([
    { id: second, message: expect.stringContaining('is rejected and can') },
    { id: NOBODYS, message: 'Machine not found' },
  ])
  expect(await eventsOf('machine.approved', [first!, second!, third!])).toBe(2)
  expect(await db().machine.findUniqueOrThrow({ where: { id: second } })).toMatchObject({
    rejectionReason: 'No serial number',
  })
})

describe('every act', () => {
  test('account.verify', async () => {
    const { id } = await make.customer({ verified: false })
    expect((await bulk(admin, { act: 'account.verify', ids: [id, admin.id] })).body).toEqual({
      done: [id],
      refused: [{ id: admin.id, message: expect.stringContaining('not found') }],
    })
  })
  test('process.approve, process.reject', async () => {
    const ids = [0, 1].map(() => make.process(supplier, { approved: false }))
    const [one, other] = (await Promise.all(ids)).map(({ id }) => id)
    expect((await bulk(admin, { act: 'process.approve', ids: [one] })).body.done).toEqual([one])
    // As with the single act, a reason may be left out.
    expect((await bulk(admin, { act: 'process.reject', ids: [other] })).body.done).toEqual([other])
  })
  test('inquiry.process', async () => {
    const ids = [(await make.inquiry(customer)).id, (await make.inquiry(customer)).id]
    const { id: processId } = await make.process(supplier)
    expect((await bulk(admin, { act: 'inquiry.process', ids, input: { processId } })).body.done).toEqual(ids)
    expect(await db().inquiry.count({ where: { id: { in: ids }, processId } })).toBe(2)
  })
  test('workorder.setPayment', async () => {
    const { id } = (await make.order({ customer, supplier })).workorder
    const paid = { act: 'workorder.setPayment', ids: [id], input: { status: 'complete' } }
    expect((await bulk(admin, paid)).body.done).toEqual([id])
    expect(await db().workOrder.findUniqueOrThrow({ where: { id } })).toMatchObject({ paymentStatus: 'complete' })
  })
  test('case.assign: inquiries or work orders, and the new owner gets one mail', async () => {
    const owner = await make.admin()
    const ids = [(await make.inquiry(customer)).id, (await make.inquiry(customer)).id]
    const inquiries = { act: 'case.assign', ids, input: { entityType: 'inquiry', ownerId: owner.member.id } }
    expect((await preview(admin, inquiries)).body).toEqual({ will: ids, refused: [], mails: 1 })
    expect((await bulk(admin, inquiries)).body.done).toEqual(ids)
    expect(await db().inquiry.count({ where: { id: { in: ids }, ownerId: owner.member.id } })).toBe(2)
    const { id } = (await make.order({ customer, supplier })).workorder
    const order = (ownerId: number | null) => ({
      act: 'case.assign',
      ids: [id],
      input: { entityType: 'workorder', ownerId },
    })
    expect((await bulk(admin, order(owner.member.id))).body.done).toEqual([id])
    expect((await bulk(admin, order(customer.member.id))).body.refused).toMatchObject([{ id }])
    expect((await bulk(admin, order(null))).body.done).toEqual([id])
    expect(await db().workOrder.findUniqueOrThrow({ where: { id } })).toMatchObject({ ownerId: null })
    expect((await bulk(supplier, order(null))).status).toBe(403)
  })
  test('notification.read, of the own ones alone', async () => {
    const entry = { title: 'New', message: 'A', entityType: 'quotation', entityId: 1 }
    const own = await db().notification.create({ data: { ...entry, memberId: customer.member.id } })
    const anothers = await db().notification.create({ data: { ...entry, memberId: supplier.member.id } })
    expect((await bulk(customer, { act: 'notification.read', ids: [own.id, anothers.id] })).body).toEqual({
      done: [own.id],
      refused: [{ id: anothers.id, message: 'Notification not found' }],
    })
  })
})

test('what does not fit is refused as a whole', async () => {
  const [id] = await pending(1)
  const refusal = async (as: Viewer | null, body: object) => {
    const answer = await bulk(as, body)
    return [answer.status, answer.body.issues?.[0]?.path]
  }
  const ids = (n: number) => Array.from({ length: n }, (_, i) => i + 1)
  expect(await refusal(admin, { act: 'machine.approve', ids: ids(101) })).toEqual([400, 'ids'])
  expect(await refusal(admin, { act: 'machine.approve', ids: Array<number>(101).fill(1) })).toEqual([400, 'ids'])
  expect(await refusal(admin, { act: 'machine.approve', ids: [] })).toEqual([400, 'ids'])
  expect(await refusal(admin, { act: 'machine.approve', ids: [0] })).toEqual([400, 'ids.0'])
  expect(await refusal(admin, { act: 'machine.sell', ids: [id] })).toEqual([400, 'act'])
  expect(await refusal(admin, { act: 'inquiry.process', ids: [id], input: {} })).toEqual([400, 'input.processId'])
  expect(await refusal(admin, { act: 'workorder.setPayment', ids: [id], input: { status: 'x' } })).toEqual([
    400,
    'input.status',
  ])
  for (const role of [supplier, customer])
    expect(await refusal(role, { act: 'machine.approve', ids: [id] })).toEqual([403, undefined])
  expect(await refusal(null, { act: 'machine.approve', ids: [id] })).toEqual([401, undefined])
  expect(await eventsOf('machine.approved', [id!])).toBe(0)
})

test('two admins at once: each thing is approved once', async () => {
  const ids = await pending(12)
  const form = { act: 'machine.approve', ids }
  const another = await make.admin()
  const [one, two] = await Promise.all([bulk(admin, form), bulk(another, form)])
  expect([...one.body.done, ...two.body.done].sort()).toEqual([...ids].sort())
  expect(await eventsOf('machine.approved', ids)).toBe(12)
})

describe('with an Idempotency-Key', () => {
  test('the same again, at once or later: the same answer, and nothing twice', async () => {
    const { id } = (await make.order({ customer, supplier })).workorder
    const form = { act: 'workorder.setPayment', ids: [id, NOBODYS], input: { status: 'partial' } }
    const headers = { 'idempotency-key': unique('key') }
    const answers = await Promise.all([1, 2, 3].map(() => bulk(admin, form, headers)))
    answers.push(await bulk(admin, form, headers))
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body])
    expect(await eventsOf('workorder.paymentChanged', [id])).toBe(1)
  })
  test('a claim of a server that was killed holds for two minutes', async () => {
    const [id] = await pending(1)
    const key = unique('key')
    const form = { act: 'machine.approve', ids: [id] }
    await bulk(admin, form, { 'idempotency-key': key })
    const where = { memberId_key: { memberId: admin.member.id, key } }
    const createdAt = new Date(Date.now() - 121_000)
    await rows(sql`UPDATE idempotency_keys SET kept = NULL, created_at = ${createdAt} WHERE key = ${key}`)
    expect((await bulk(admin, form, { 'idempotency-key': key })).body.refused).toHaveLength(1)
    expect((await db().idempotencyKey.findUniqueOrThrow({ where })).result).toMatchObject({ done: [] })
  })
})

describe('mails', () => {
  test('a person who would get several of one topic gets one', async () => {
    const [maker, other] = [await make.supplier(), await make.supplier()]
    const ids = [...(await pending(3, maker)), ...(await pending(1, other))]
    const before = await preview(admin, { act: 'machine.approve', ids: [...ids, NOBODYS] })
    expect([before.status, before.body]).toEqual([
      200,
      { will: ids, refused: [{ id: NOBODYS, message: 'Machine not found' }], mails: 2 },
    ])
    expect(await db().machine.count({ where: { id: { in: ids }, approvalStatus: 'pending' } })).toBe(4)
    expect(await eventsOf('machine.approved', ids)).toBe(0)

    await bulk(admin, { act: 'machine.approve', ids })
    const where = { memberId: maker.member.id, topic: 'machines', doneAt: null }
    expect((await db().mail.findMany({ where })).map((mail) => mail.bulkId)).toEqual(
      Array(3).fill((await db().mail.findFirstOrThrow({ where })).bulkId),
    )
    // More may come of it: they wait a moment, and go out together.
    expect(await sendMails(maker.member.id, 'machines')).toBeGreaterThan(0)
    const createdAt = new Date(Date.now() - 4_000)
    await db().mail.updateMany({ where, data: { createdAt } })
    expect(await sendMails(maker.member.id, 'machines')).toBeNull()
    expect(inbox.to(maker.email).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^3 updates: /)])
  })
  test('who switched the topic off is not counted', async () => {
    const maker = await make.supplier()
    await db().member.update({ where: { id: maker.member.id }, data: { mutedMailTopics: ['machines'] } })
    const { body } = await preview(admin, { act: 'machine.approve', ids: await pending(2, maker) })
    expect(body).toMatchObject({ mails: 0, refused: [] })
  })
})

test('a bulk draws as many writes as it has things', async () => {
  const limited = await make.admin()
  const before = env().RATE_LIMIT
  Object.assign(env(), { RATE_LIMIT: 'on' })
  try {
    const ids = Array.from({ length: 100 }, (_, n) => NOBODYS + n)
    const form = { act: 'machine.approve', ids }
    for (let n = 0; n < 12; n++) expect((await bulk(limited, form)).status).toBe(200)
    expect((await bulk(limited, { ...form, ids: [NOBODYS] })).status).toBe(429)
  } finally {
    Object.assign(env(), { RATE_LIMIT: before })
  }
})
