import { approvalRequests } from '@/lib/contract/trade/approval-requests'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { suspendAccount } from '@/lib/domain/people/accounts/suspend-account'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { remindOfValidity } from '@/lib/domain/trade/quotations/remind-of-validity'
import { reviseQuotation } from '@/lib/domain/trade/quotations/revise-quotation'
import { withdrawQuotation } from '@/lib/domain/trade/quotations/withdraw-quotation'
import { reviseInquiry } from '@/lib/domain/trade/revisions/revise-inquiry'
import { addRfq } from '@/lib/domain/trade/rfqs/add-rfq'
import { awardRfq } from '@/lib/domain/trade/rfqs/award-rfq'
import { submitRfq } from '@/lib/domain/trade/rfqs/submit-rfq'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { displayId } from '@/lib/terms/nouns'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused, refusedAs } from '@/tests/refused'
import { differing, wholeView } from '@/tests/whole-view'
import { approveRequest } from './approve-request'
import { askForApproval } from './ask-for-approval'
import { declineRequest } from './decline-request'
import { listApprovalRequests } from './list-approval-requests'

await ownDatabase()

const LIMIT = 50_000

/** Ravi buys up to ₹50,000, Meena owns the company; A quoted three lines at 10,000, 20,000 and 30,000, B 1,000 more. */
async function offered() {
  const [meena, a, b] = [await make.customer(), await make.supplier(), await make.supplier()]
  const ravi = await make.colleague(meena, 'buyer', { name: 'Ravi Kumar', approvalLimit: LIMIT })
  const lines = ['FL-100', 'BS-200', 'SH-300'].map((partNumber, at) => ({
    key: `k${at}`,
    partNumber,
    quantity: 100,
    description: 'As drawn, deburred',
  }))
  const { id } = await addRfq(meena, { name: 'BOM pump 14', lines })
  const inquiries = (await submitRfq(meena, { id, version: 1 })).lines.map((line) => line.id)
  const quote = async (supplier: Viewer, more: number) => {
    const made: number[] = []
    for (const [at, inquiryId] of inquiries.entries()) {
      const form = { inquiryId, price: (at + 1) * 10_000 + more, details: 'Ex works', validUntil: null }
      made.push((await createQuotation(supplier, form)).id)
    }
    return made as [number, number, number]
  }
  return { meena, ravi, a, b, id, inquiries, ofA: await quote(a, 0), ofB: await quote(b, 1_000) }
}
type Story = Awaited<ReturnType<typeof offered>>
const first = (ids: readonly number[]) => ids.map((quotationId) => ({ quotationId, version: 1 }))
const ask = (as: Viewer, rfqId: number, ids: readonly number[], more: object = {}) =>
  askForApproval(
    as,
    approvalRequests.ask.body.parse({
      act: 'package.award',
      input: { rfqId, awards: first(ids), poNumber: 'PO-4410' },
      ...more,
    }),
  )
const statuses = async (ids: readonly number[]) =>
  (await db().quotation.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: 'asc' } })).map(
    ({ status }) => status,
  )
const stateOf = async (id: number) => {
  const { status: state, voidReason, decidedBy } = await db().approvalRequest.findUniqueOrThrow({ where: { id } })
  return { state, voidReason, decidedBy }
}
const bell = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 50 })).items.map(({ message }) => message)
const called = ({ id }: Story) => displayId('rfq', id)

test('an award above the limit is asked for; approved, all its lines are accepted with the PO number, and people hear once', async () => {
  const story = await offered()
  const { meena, ravi, a, b, id, ofA, ofB } = story
  await refused(awardRfq(ravi, { id, awards: first(ofA) }), 'approval_needed')
  const asked = await ask(ravi, id, ofA, { note: 'Before the shutdown' })
  expect(conforms(approvalRequests.ask, asked)).toMatchObject({
    act: 'package.award',
    rfqId: id,
    lines: 3,
    amount: 60_000,
    projectName: 'BOM pump 14',
    quotationId: null,
    version: null,
    poNumber: 'PO-4410',
    state: 'waiting',
    own: true,
  })
  expect((await bell(meena))[0]).toBe(
    `Ravi Kumar asks for approval of the award of 3 lines of ${called(story)} (BOM pump 14) at ₹60,000: Before the shutdown`,
  )
  const { items } = await listApprovalRequests(meena, approvalRequests.list.query.parse({ q: called(story) }))
  expect(items).toMatchObject([{ id: asked.id, mayDecide: true }])
  expect(await statuses(ofA)).toEqual(['pending', 'pending', 'pending'])

  const before = (await bell(a)).length
  expect((await approveRequest(meena, { id: asked.id })).state).toBe('approved')
  expect(await statuses([...ofA, ...ofB])).toEqual([...Array(3).fill('accepted'), ...Array(3).fill('rejected')])
  const accepted = await db().quotation.findMany({ where: { id: { in: ofA } } })
  expect(accepted.map(({ poNumber }) => poNumber)).toEqual(['PO-4410', 'PO-4410', 'PO-4410'])
  expect((await bell(a)).slice(0, -before || undefined)).toEqual([
    `${called(story)}: 3 of your quotations were accepted, 0 were not`,
  ])
  expect((await bell(b))[0]).toBe(`${called(story)}: 0 of your quotations were accepted, 3 were not`)
  expect((await bell(ravi))[0]).toBe(
    `The award of 3 lines of ${called(story)} (BOM pump 14) at ₹60,000 is approved and accepted`,
  )
  const { actorMemberId } = await db().event.findFirstOrThrow({ where: { kind: 'rfq.awarded', entityId: id } })
  expect(actorMemberId).toBe(meena.member.id)
})

test('an award within the limit needs no approval; slices of it count together, for the one who approves too', async () => {
  const { meena, ravi, id, ofA } = await offered()
  await refusedAs(ask(ravi, id, [ofA[0], ofA[1]]), 'validation', 'This needs no approval')
  await awardRfq(ravi, { id, awards: first([ofA[1]]) })
  const asked = await ask(ravi, id, [ofA[0], ofA[2]])
  expect(asked).toMatchObject({ lines: 2, amount: 40_000 })
  const low = await make.colleague(meena, 'approver', { approvalLimit: 39_999 })
  await refusedAs(approveRequest(low, { id: asked.id }), 'forbidden', 'Your limit is ₹39,999')
  await refusedAs(approveRequest(ravi, { id: asked.id }), 'forbidden', 'You asked for it: somebody else approves')
  expect((await approveRequest(meena, { id: asked.id })).state).toBe('approved')
})

test('a quotation of another request, two on a line and a line that moved are named where they stand in the body', async () => {
  const { ravi, meena, a, id, ofA, ofB } = await offered()
  const single = await make.quotation(a, await make.inquiry(meena))
  await refused(ask(ravi, id, [ofA[0], single.id]), 'validation', 'input.awards.1.quotationId')
  await refused(ask(ravi, id, [ofA[0], ofB[0]]), 'validation', 'input.awards.1.quotationId')
  await reviseQuotation(a, { id: ofA[2], revision: 1, price: 29_000 })
  await refused(ask(ravi, id, ofA), 'conflict', 'input.awards.2')
  await refused(ask(await make.customer(), id, ofA), 'not_found')
})

test('of one line one award waits: the next one hears who asked and when', async () => {
  const { ravi, meena, id, ofA, ofB } = await offered()
  const other = await make.colleague(meena, 'buyer', { approvalLimit: 5 })
  const both = await atOnce([ask(ravi, id, ofA), ask(other, id, [ofA[2], ofB[1]])])
  expect(both).toEqual({ done: 1, refused: ['conflict'] })
  await expect(ask(other, id, [ofA[2]])).rejects.toThrow(/ asked for it on \d+ \w+ \d{4}$/)
})

test.each<[string, string, string, (story: Story) => Promise<unknown>]>([
  [
    'a new version of a line',
    'version',
    'a supplier changed a quotation',
    ({ a, ofA }) => reviseQuotation(a, { id: ofA[1], revision: 1, price: 19_000 }),
  ],
  [
    'a revision of a line',
    'revision',
    'a line was revised',
    ({ meena, inquiries }) => reviseInquiry(meena, { id: inquiries[2]!, quantity: 99 }),
  ],
  [
    'a withdrawal',
    'withdrawn',
    'a supplier withdrew a quotation',
    ({ a, ofA }) => withdrawQuotation(a, { id: ofA[0], reason: 'The spindle is down' }),
  ],
  [
    'a rejection',
    'rejected',
    'a quotation was rejected',
    ({ meena, ofA }) => changeQuotationStatus(meena, { id: ofA[0], status: 'rejected' }),
  ],
  [
    'another offer that is accepted on a line',
    'another',
    'a line was decided meanwhile',
    ({ meena, ofB }) => changeQuotationStatus(meena, { id: ofB[0], status: 'accepted' }),
  ],
  [
    'the same offer that is accepted alone',
    'another',
    'a line was decided meanwhile',
    ({ meena, ofA }) => changeQuotationStatus(meena, { id: ofA[0], status: 'accepted' }),
  ],
  [
    'an award of one of its lines',
    'another',
    'a line was decided meanwhile',
    ({ meena, id, ofA }) => awardRfq(meena, { id, awards: first([ofA[2]]) }),
  ],
  [
    'the end of a validity',
    'expired',
    'a quotation has expired',
    async ({ ofA }) => {
      const validUntil = new Date(Date.now() - 30 * 3_600_000)
      await db().quotation.update({ where: { id: ofA[1] }, data: { validUntil } })
      await remindOfValidity()
    },
  ],
])('%s makes the award void, and its asker reads why', async (_, reason, words, happens) => {
  const story = await offered()
  const asked = await ask(story.ravi, story.id, story.ofA)
  await happens(story)
  expect(await stateOf(asked.id)).toMatchObject({ state: 'void', voidReason: reason })
  expect(await bell(story.ravi)).toContain(
    `Your request for approval of the award of 3 lines of ${called(story)} (BOM pump 14) at ₹60,000 is void: ${words}`,
  )
  await refusedAs(approveRequest(story.meena, { id: asked.id }), 'conflict', 'It is void: ask for approval again')
})

test('a line that has expired before the reminder ran: the approval is refused with it, all of the award is void', async () => {
  const { meena, ravi, id, ofA } = await offered()
  const asked = await ask(ravi, id, ofA)
  await db().quotation.update({ where: { id: ofA[1] }, data: { validUntil: new Date(Date.now() - 30 * 3_600_000) } })
  await refused(approveRequest(meena, { id: asked.id }), 'conflict', 'awards.1')
  expect(await stateOf(asked.id)).toMatchObject({ state: 'void', voidReason: 'expired' })
  expect(await statuses(ofA)).toEqual(['pending', 'pending', 'pending'])
})

test('while a supplier is suspended nobody approves, and the request waits on', async () => {
  const { meena, ravi, a, id, ofA } = await offered()
  const asked = await ask(ravi, id, ofA)
  await suspendAccount(await make.admin(), { id: a.id, reason: 'Two complaints in a week' })
  await refused(approveRequest(meena, { id: asked.id }), 'conflict')
  expect(await stateOf(asked.id)).toMatchObject({ state: 'waiting' })
})

test('two who approve, or an approval and a direct award at once: one act, and the request is approved', async () => {
  const { meena, ravi, id, ofA } = await offered()
  const asked = await ask(ravi, id, ofA)
  const owner = await make.colleague(meena, 'owner')
  const both = await atOnce([
    approveRequest(meena, { id: asked.id }),
    awardRfq(meena, { id, awards: first(ofA) }),
    approveRequest(owner, { id: asked.id }),
  ])
  expect(both.done).toBe(1)
  expect(await stateOf(asked.id)).toMatchObject({ state: 'approved' })
  expect(await db().event.count({ where: { kind: 'rfq.awarded', entityId: id } })).toBe(1)
})

test('awarded directly by one who may, the request is decided by that person', async () => {
  const { meena, ravi, id, ofA } = await offered()
  const asked = await ask(ravi, id, ofA)
  await awardRfq(meena, { id, awards: first(ofA) })
  expect(await stateOf(asked.id)).toMatchObject({ state: 'approved', decidedBy: meena.member.id })
})

test('an approval and a revision of a line at once: all lines are accepted, or none and the request is void', async () => {
  const { meena, ravi, a, id, ofA } = await offered()
  const asked = await ask(ravi, id, ofA)
  await Promise.allSettled([
    approveRequest(meena, { id: asked.id }),
    reviseQuotation(a, { id: ofA[1], revision: 1, price: 19_000 }),
  ])
  const { state } = await stateOf(asked.id)
  expect([state, await statuses(ofA)]).toEqual(
    state === 'approved'
      ? ['approved', ['accepted', 'accepted', 'accepted']]
      : ['void', ['pending', 'pending', 'pending']],
  )
})

test('suppliers learn of no award that waits', async () => {
  const { meena, ravi, a, id, inquiries, ofA } = await offered()
  const see = () => wholeView(a, { inquiryId: inquiries[0]!, projectName: 'FL-100' })
  const before = await see()
  const asked = await ask(ravi, id, ofA)
  await declineRequest(meena, { id: asked.id, note: 'Ask for less first' })
  await ask(ravi, id, ofA)
  expect(differing(before, await see())).toEqual([])
})
