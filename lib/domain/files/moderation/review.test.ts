import { messages } from '@/lib/contract/files/moderation'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { db, rows } from '@/lib/infra/db/db'
import { fileField } from '@/lib/rules/files/moderation'
import { conforms } from '@/tests/conform'
import { whileHeld } from '@/tests/lock-race'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { holdForReview } from './hold-for-review'
import { listMessages } from './list-messages'
import { releaseMessage } from '../../trade/questions/decide-held-text'
import { withholdMessage } from '../../trade/questions/decide-held-text'

await ownDatabase()

const page = { limit: 50 }
const reason = 'A phone number'

/** A text of an order's supplier that is held. */
async function held(text = unique('Call 98220 12345')) {
  const { admin, customer, supplier, workorder } = await make.order()
  const about = { entityType: 'workorder', entityId: workorder.id, field: 'notes' } as const
  await holdForReview({ rows, viewer: supplier }, { ...about, found: ['phone'], text, masked: 'Call •••' })
  const { id } = await db().review.findFirstOrThrow({ where: about })
  return { admin, customer, supplier, about, text, id }
}
const stateOf = async (id: number) => (await db().review.findUniqueOrThrow({ where: { id } })).state

test('an admin reads what is held, with its text, its masked copy and both sides', async () => {
  const { admin, customer, supplier, about, text, id } = await held()
  const list = await listMessages(admin, { ...page, state: 'held', q: text, counts: 'true' })
  const [message] = conforms(messages.list, list) as [object]
  expect(message).toEqual({
    ...about,
    id,
    found: ['phone'],
    state: 'held',
    text,
    masked: 'Call •••',
    authorRole: 'supplier',
    customerName: customer.companyName,
    supplierName: supplier.companyName,
    inquiryId: null,
    messageId: null,
    reason: null,
    decidedAt: null,
    createdAt: expect.any(String),
  })
  expect(list.counts).toEqual({ held: 1, released: 0, withheld: 0 })
  expect((await listMessages(admin, { ...page, q: `WO-${about.entityId}` })).items).toEqual([message])
  expect((await listMessages(admin, { ...page, q: text, state: 'released' })).items).toEqual([])
})

test('a released text is read as it is, or in other words, which its author is told', async () => {
  const [asIs, edited] = [await held(), await held()]
  const released = await releaseMessage(asIs.admin, { id: asIs.id })
  expect(conforms(messages.release, released)).toMatchObject({ state: 'released', text: asIs.text, masked: null })
  expect(await releaseMessage(edited.admin, { id: edited.id, text: 'Ask us' })).toMatchObject({ masked: 'Ask us' })
  const bells = async ({ supplier }: typeof asIs) => (await listNotifications(supplier, page)).items[0]!.message
  expect(await bells(asIs)).toMatch(/accepted|received/)
  expect(await bells(edited)).toMatch(/^We removed contact details from the notes of WO-\d+ before/)
})

test('the author of a withheld text is told why', async () => {
  const { admin, supplier, id } = await held()
  const withheld = await withholdMessage(admin, { id, reason })
  expect(conforms(messages.withhold, withheld)).toMatchObject({ state: 'withheld', reason, masked: 'Call •••' })
  const [bell] = (await listNotifications(supplier, page)).items
  expect(bell).toMatchObject({ entityType: 'workorder', message: expect.stringMatching(/of WO-\d+: A phone number$/) })
})

test('a reason with contact details, or that names a side, is refused', async () => {
  const { admin, customer, id } = await held()
  for (const found of ['Call 98220 12345', `Ask ${customer.companyName}`])
    await refused(withholdMessage(admin, { id, reason: found }), 'validation', 'reason')
  expect(await stateOf(id)).toBe('held')
})

test('what was decided is decided: 409, and 404 for what is not there', async () => {
  const { admin, id } = await held()
  await releaseMessage(admin, { id })
  await refused(releaseMessage(admin, { id }), 'conflict')
  await refused(withholdMessage(admin, { id, reason }), 'conflict')
  await refused(withholdMessage(admin, { id: 2_000_000_000, reason }), 'not_found')
  expect(messages.withhold.body.safeParse({ reason: ' ' }).success).toBe(false)
})

test('of two decisions at once one wins', async () => {
  const { admin, id } = await held()
  const acts = await whileHeld('SELECT id FROM reviews WHERE id = $1 FOR UPDATE', [id], () => [
    releaseMessage(admin, { id }),
    withholdMessage(admin, { id, reason }),
  ])
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['conflict'] })
})

test('the same text held again stays decided, a changed one is held anew, so that nobody releases unread', async () => {
  const { admin, supplier, about, text, id } = await held()
  await withholdMessage(admin, { id, reason })
  await holdForReview({ rows, viewer: supplier }, { ...about, found: ['phone'], text, masked: 'Call •••' })
  expect(await stateOf(id)).toBe('withheld')
  await holdForReview({ rows, viewer: supplier }, { ...about, found: ['phone'], text: 'Or 98220 54321' })
  await refused(releaseMessage(admin, { id }), 'not_found')
  expect(await db().review.findFirst({ where: about })).toMatchObject({
    state: 'held',
    text: 'Or 98220 54321',
    reason: null,
    decidedBy: null,
    decidedAt: null,
  })
  const kinds = await db().event.findMany({ where: { entityType: 'workorder', entityId: about.entityId } })
  expect(kinds.map(({ kind }) => kind).filter((kind) => kind.startsWith('message'))).toEqual([
    'message.held',
    'message.withheld',
    'message.held',
  ])
})

test('a job holds a file in the name of its owner', async () => {
  const { customer, inquiry } = await make.order()
  const about = { entityType: 'inquiry', entityId: inquiry.id, field: fileField(7) } as const
  const file = { ...about, found: ['file' as const], authorId: customer.id, text: 'letterhead.doc' }
  await holdForReview({ rows, viewer: null }, file)
  await holdForReview({ rows, viewer: null }, file)
  expect(await db().review.count({ where: about })).toBe(1)
  await expect(holdForReview({ rows, viewer: null }, { ...about, found: ['file'] })).rejects.toThrow('author')
})

test('what happens to a held text is no part of the history of the thing', async () => {
  const customer = await make.customer()
  const { id } = await make.inquiry(customer)
  await make.review(customer, { entityId: id })
  expect((await getInquiry(customer, { id })).history.map(({ kind }) => kind)).toEqual(['inquiry.submitted'])
})
