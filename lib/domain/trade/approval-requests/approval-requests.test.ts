import { approvalRequests } from '@/lib/contract/trade/approval-requests'
import { quotations } from '@/lib/contract/trade/quotations'
import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { getTasks } from '@/lib/domain/desk/dashboard/get-tasks'
import type { CustomerTasks } from '@/lib/contract/desk/dashboard'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { removeMember } from '@/lib/domain/people/members/remove-member'
import { changeMember } from '@/lib/domain/people/members/change-member'
import { reviseInquiry } from '@/lib/domain/trade/revisions/revise-inquiry'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { remindOfValidity } from '@/lib/domain/trade/quotations/remind-of-validity'
import { reviseQuotation } from '@/lib/domain/trade/quotations/revise-quotation'
import { withdrawQuotation } from '@/lib/domain/trade/quotations/withdraw-quotation'
import { reinstateAccount, suspendAccount } from '@/lib/domain/people/accounts/suspend-account'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { waitingOf } from '@/lib/rules/desk/waiting-of'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused, refusedAs } from '@/tests/refused'
import { differing, wholeView } from '@/tests/whole-view'
import { approveRequest } from './approve-request'
import { askForApproval } from './ask-for-approval'
import { declineRequest } from './decline-request'
import { listApprovalRequests } from './list-approval-requests'
import { withdrawRequest } from './withdraw-request'

await ownDatabase()

const LIMIT = 1_00_000

/** Ravi buys up to ₹1,00,000, Meena owns the company; a quotation of ₹1,00,001 waits unless told otherwise. */
async function quoted(price = LIMIT + 1) {
  const [meena, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const ravi = await make.colleague(meena, 'buyer', { name: 'Ravi Kumar', approvalLimit: LIMIT })
  const inquiry = await make.inquiry(meena)
  const quotation = await make.quotation(supplier, inquiry, { price })
  return { meena, ravi, supplier, admin, inquiry, id: quotation.id, revision: quotation.inquiryRevision }
}
const ask = (as: Viewer, quotationId: number, more: object = {}) =>
  askForApproval(as, approvalRequests.ask.body.parse({ act: 'quotation.accept', input: { quotationId }, ...more }))
const accept = (as: Viewer, id: number) =>
  changeQuotationStatus(as, { id, ...quotations.changeStatus.body.parse({ status: 'accepted' }) })
const stateOf = async (id: number) => {
  const { status: state, voidReason, decidedBy } = await db().approvalRequest.findUniqueOrThrow({ where: { id } })
  return { state, voidReason, decidedBy }
}
const statusOf = async (id: number) => (await db().quotation.findUniqueOrThrow({ where: { id } })).status
const bell = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 50 })).items.map(({ message }) => message)
const acceptedBy = async (id: number) =>
  (await db().event.findFirstOrThrow({ where: { kind: 'quotation.accepted', entityId: id } })).actorMemberId

test('a buyer asks for ₹1,00,001; the owner approves, the acceptance is hers, and the order has the PO number', async () => {
  const { meena, ravi, supplier, id } = await quoted()
  const poNumber = 'PO-77'
  const asked = await ask(ravi, id, { input: { quotationId: id, poNumber }, note: 'Before the shutdown' })
  expect(conforms(approvalRequests.ask, asked)).toMatchObject({
    state: 'waiting',
    amount: LIMIT + 1,
    mayDecide: false,
    own: true,
  })
  expect((await bell(meena))[0]).toMatch(/^Ravi Kumar asks for approval of QUOT-\d+ .*₹1,00,001: Before the shutdown$/)
  expect((await getQuotation(ravi, { id })).approval).toMatchObject({
    askedBy: 'Ravi Kumar',
    own: true,
    mayDecide: false,
  })
  expect((await getQuotation(meena, { id })).approval).toMatchObject({ own: false, mayDecide: true })
  expect(((await getTasks(meena, {})) as CustomerTasks).approvals).toMatchObject({ count: 1, first: { id } })
  expect(((await getTasks(ravi, {})) as CustomerTasks).approvals).toMatchObject({ count: 0 })
  expect(waitingOf(await getDashboard(meena, {}))).toMatchObject({ '/customer/approvals': 1 })
  expect(waitingOf(await getDashboard(ravi, {}))).toMatchObject({ '/customer/approvals': 0 })

  const approved = await approveRequest(meena, { id: asked.id, note: 'Go' })
  expect(conforms(approvalRequests.approve, approved)).toMatchObject({
    state: 'approved',
    decidedBy: { id: meena.member.id },
  })
  expect(await db().quotation.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'accepted', poNumber })
  expect(await acceptedBy(id)).toBe(meena.member.id)
  expect((await bell(ravi))[0]).toMatch(/is approved and accepted: Go$/)
  expect((await bell(supplier)).some((message) => message.includes('was accepted'))).toBe(true)
  expect((await getQuotation(ravi, { id })).approval).toBeNull()
})

test('the price at the limit needs no approval; a person without a limit asks for none; a limit of 0 passes nothing', async () => {
  const { ravi, meena, id } = await quoted(LIMIT)
  await refusedAs(ask(ravi, id), 'validation', 'This needs no approval')
  await refusedAs(ask(meena, id), 'validation', 'This needs no approval')
  expect((await accept(ravi, id)).status).toBe('accepted')
  const other = await quoted(1)
  const nobody = await make.colleague(other.meena, 'approver', { approvalLimit: 0 })
  await refused(accept(nobody, other.id), 'approval_needed')
  expect((await ask(nobody, other.id)).state).toBe('waiting')
})

test('the refused acceptance leaves nothing, and a retry makes no request', async () => {
  const { ravi, id } = await quoted()
  await refused(accept(ravi, id), 'approval_needed')
  await refused(accept(ravi, id), 'approval_needed')
  expect(await db().approvalRequest.count({ where: { quotationId: id } })).toBe(0)
  expect(await statusOf(id)).toBe('pending')
})

test('one request waits: the next one hears who asked and when', async () => {
  const { meena, ravi, id } = await quoted()
  const other = await make.colleague(meena, 'buyer', { approvalLimit: 5 })
  const both = await atOnce([ask(ravi, id), ask(other, id)])
  expect(both).toEqual({ done: 1, refused: ['conflict'] })
  await expect(ask(ravi, id)).rejects.toThrow(/ asked for it on \d+ \w+ \d{4}$/)
})

test('nobody approves the own request, and nobody above the own limit; strangers find none', async () => {
  const { meena, ravi, supplier, admin, id } = await quoted()
  const request = await ask(ravi, id)
  await refusedAs(approveRequest(ravi, { id: request.id }), 'forbidden', 'You asked for it: somebody else approves')
  const low = await make.colleague(meena, 'approver', { approvalLimit: LIMIT })
  await refusedAs(approveRequest(low, { id: request.id }), 'forbidden', 'Your limit is ₹1,00,000')
  await refusedAs(declineRequest(low, { id: request.id, note: 'Too dear' }), 'forbidden', 'Your limit is ₹1,00,000')
  await refusedAs(withdrawRequest(meena, { id: request.id }), 'forbidden', 'Only who asked withdraws it')
  await refused(approveRequest(await make.customer(), { id: request.id }), 'not_found')
  for (const viewer of [supplier, admin]) await refused(approveRequest(viewer, { id: request.id }), 'forbidden')
  expect(await statusOf(id)).toBe('pending')
})

test('declined with a reason the asker hears it and can ask again; withdrawn by the asker it is over', async () => {
  const { meena, ravi, id } = await quoted()
  const first = await ask(ravi, id)
  await declineRequest(meena, { id: first.id, note: 'Ask for less first' })
  expect((await bell(ravi))[0]).toMatch(/was declined: Ask for less first$/)
  const second = await ask(ravi, id)
  await withdrawRequest(ravi, { id: second.id })
  await refusedAs(approveRequest(meena, { id: second.id }), 'conflict', 'It was withdrawn')
  expect(await listApprovalRequests(meena, approvalRequests.list.query.parse({ state: 'declined' }))).toMatchObject({
    items: [{ id: first.id, decisionNote: 'Ask for less first' }],
  })
})

test('two who may approve, or an approval and a direct acceptance at once: one act', async () => {
  const { meena, ravi, id } = await quoted()
  const second = await make.colleague(meena, 'owner', { name: 'Asha Rao' })
  const request = await ask(ravi, id)
  const both = await atOnce([approveRequest(meena, { id: request.id }), approveRequest(second, { id: request.id })])
  expect(both).toEqual({ done: 1, refused: ['conflict'] })
  await expect(approveRequest(meena, { id: request.id })).rejects.toThrow(/has approved it already$/)

  const other = await quoted()
  const waiting = await ask(other.ravi, other.id)
  const direct = await atOnce([approveRequest(other.meena, { id: waiting.id }), accept(other.meena, other.id)])
  expect(direct.done).toBe(1)
  expect(await stateOf(waiting.id)).toMatchObject({ state: 'approved', decidedBy: other.meena.member.id })
  expect(await db().event.count({ where: { kind: 'quotation.accepted', entityId: other.id } })).toBe(1)
})

test('accepted directly by one who may, the request is decided by that person; the asker whose limit was raised counts', async () => {
  const { meena, ravi, id } = await quoted()
  const request = await ask(ravi, id)
  await changeMember(meena, { id: ravi.member.id, approvalLimit: 2 * LIMIT })
  const raised = { ...ravi, member: { ...ravi.member, approvalLimit: 2 * LIMIT } }
  expect((await accept(raised, id)).status).toBe('accepted')
  expect(await stateOf(request.id)).toMatchObject({ state: 'approved', decidedBy: ravi.member.id })
})

test.each<[string, string, (story: Awaited<ReturnType<typeof quoted>>) => Promise<unknown>]>([
  [
    'a new version',
    'version',
    ({ supplier, id, revision }) => reviseQuotation(supplier, { id, revision, price: LIMIT + 2 }),
  ],
  [
    'a revision of the inquiry',
    'revision',
    ({ meena, inquiry }) => reviseInquiry(meena, { id: inquiry.id, quantity: 99 }),
  ],
  [
    'withdrawn by its supplier',
    'withdrawn',
    ({ supplier, id }) => withdrawQuotation(supplier, { id, reason: 'The spindle is down' }),
  ],
  ['rejected', 'rejected', ({ meena, id }) => changeQuotationStatus(meena, { id, status: 'rejected' } as never)],
  [
    'another one accepted',
    'another',
    async ({ meena, inquiry }) => accept(meena, (await make.quotation(await make.supplier(), inquiry)).id),
  ],
  [
    'expired',
    'expired',
    async ({ id }) => {
      await db().quotation.update({ where: { id }, data: { validUntil: new Date(Date.now() - 30 * 3_600_000) } })
      await remindOfValidity()
    },
  ],
])('%s makes the request void, the asker reads why, and it can be asked anew', async (_, reason, happens) => {
  const story = await quoted()
  const request = await ask(story.ravi, story.id)
  await happens(story)
  expect(await stateOf(request.id)).toMatchObject({ state: 'void', voidReason: reason })
  expect((await bell(story.ravi)).some((message) => message.startsWith('Your request for approval of'))).toBe(true)
  await refusedAs(approveRequest(story.meena, { id: request.id }), 'conflict', 'It is void: ask for approval again')
})

test('approved after its last day, before the reminder ran: 409, and the request is void', async () => {
  const { meena, ravi, id } = await quoted()
  const request = await ask(ravi, id)
  await db().quotation.update({ where: { id }, data: { validUntil: new Date(Date.now() - 30 * 3_600_000) } })
  await refusedAs(
    approveRequest(meena, { id: request.id }),
    'conflict',
    'This price has expired and can no longer be accepted',
  )
  expect(await stateOf(request.id)).toMatchObject({ state: 'void', voidReason: 'expired' })
})

test('while the supplier is suspended nobody approves, and the request waits on', async () => {
  const { meena, ravi, supplier, admin, id } = await quoted()
  const request = await ask(ravi, id)
  await suspendAccount(admin, { id: supplier.id, reason: 'Two complaints in a week' })
  await refused(approveRequest(meena, { id: request.id }), 'conflict')
  expect(await stateOf(request.id)).toMatchObject({ state: 'waiting' })
  await reinstateAccount(admin, { id: supplier.id })
  expect((await approveRequest(meena, { id: request.id })).state).toBe('approved')
})

test('the asker leaves: the request stands and says so', async () => {
  const { meena, ravi, id } = await quoted()
  await ask(ravi, id)
  await removeMember(meena, { id: ravi.member.id })
  const { items } = await listApprovalRequests(meena, approvalRequests.list.query.parse({}))
  expect(items).toMatchObject([{ askedBy: { name: 'Ravi Kumar', hasLeft: true }, mayDecide: true }])
})

test('suppliers learn of no request', async () => {
  const { meena, ravi, supplier, inquiry, id } = await quoted()
  const see = () => wholeView(supplier, { inquiryId: inquiry.id, projectName: inquiry.projectName })
  const before = await see()
  const request = await ask(ravi, id)
  await declineRequest(meena, { id: request.id, note: 'Ask for less first' })
  await ask(ravi, id)
  expect(differing(before, await see())).toEqual([])
  expect(await getQuotation(supplier, { id })).not.toHaveProperty('approval')
})
