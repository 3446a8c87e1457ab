import { invitations } from '@/lib/contract/trade/invitations'
import { listAudit } from '@/lib/domain/desk/audit/list-audit'
import { suspendAccount } from '@/lib/domain/people/accounts/suspend-account'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { changeInquiryStatus } from '@/lib/domain/trade/inquiries/change-inquiry-status'
import { closeInquiry } from '@/lib/domain/trade/inquiries/close-inquiry'
import { declineToQuote } from '@/lib/domain/trade/inquiries/decline-to-quote'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listBidders } from '@/lib/domain/trade/inquiries/list-bidders'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { askQuestion } from '@/lib/domain/trade/questions/ask-question'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused, refusedAs } from '@/tests/refused'
import { INVITATIONS_OF_AN_INQUIRY } from './invitation'
import { inviteSuppliers } from './invite-suppliers'
import { listFittingSuppliers } from './list-fitting-suppliers'
import { listInvitations } from './list-invitations'

await ownDatabase()

/** An inquiry for a process of the supplier, and an admin. */
async function asked() {
  const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const process = await make.process(supplier)
  const { id } = await submitInquiry(customer, {
    projectName: 'Hub',
    description: 'Turned hub, 40 mm',
    quantity: 80,
    processId: process.id,
  })
  return { customer, supplier, admin, process, id }
}

const bells = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 50 })).items.map(({ message }) => message)
const openList = (viewer: Viewer) => listInquiries(viewer, { limit: 50, open: 'true', sort: '-fits' })

test('suppliers with an approved process of the name, or with an approved machine for it, can be invited', async () => {
  const { supplier, admin, process, id } = await asked()
  const byMachine = await make.supplier()
  const own = await make.process(byMachine, { name: ` ${process.name.toUpperCase()}` })
  await make.machine(byMachine, { processId: own.id })
  // A changed description waits for its approval; the machine stays approved.
  await db().process.update({ where: { id: own.id }, data: { status: 'pending' } })
  await make.process(await make.supplier())
  await make.process(await make.supplier(), { name: process.name, approved: false })
  const suspended = await make.supplier()
  await make.process(suspended, { name: process.name })
  await suspendAccount(admin, { id: suspended.id, reason: 'Papers are missing' })
  await make.process(await make.supplier({ recheck: true }), { name: process.name })

  const found = conforms(invitations.suppliers, await listFittingSuppliers(admin, { id }))
  expect(found).toMatchObject([
    { supplierId: byMachine.id, machines: 1, idleMachines: 1, openOrders: 0, dated: 0, onTime: 0 },
    { supplierId: supplier.id, machines: 0, idleMachines: 0, asked: false, quoted: false, invitedAt: null },
  ])
  expect(await listFittingSuppliers(admin, await make.inquiry(await make.customer()))).toEqual([])
})

test('the load and the on-time rate of a supplier count its orders', async () => {
  const { supplier, admin, id } = await asked()
  const { workorder } = await make.order({ supplier })
  await make.order({ supplier })
  const dueDate = new Date('2026-11-20T00:00:00Z')
  const completed = { status: 'completed' as const, dueDate, completedDate: new Date('2026-11-20T18:00:00Z') }
  await db().workOrder.update({ where: { id: workorder.id }, data: completed })
  expect(await listFittingSuppliers(admin, { id })).toMatchObject([{ openOrders: 1, dated: 1, onTime: 1 }])
})

test('an invited supplier hears of it and finds it first among its inquiries; its customer and other suppliers learn nothing', async () => {
  const { customer, supplier, admin, id } = await asked()
  const other = await make.supplier()
  const sent = await inviteSuppliers(admin, { id, supplierIds: [supplier.id] })
  conforms(invitations.send, sent)
  expect(sent).toMatchObject([{ supplierId: supplier.id, invitedBy: admin.contactName, asked: false, quoted: false }])
  await make.inquiry(customer)

  expect((await bells(supplier))[0]).toMatch(/^You are invited to quote on INQ-\d+ \(Hub\): 80 pcs$/)
  expect((await openList(supplier)).items[0]).toMatchObject({ id, invitedAt: sent[0]!.invitedAt })
  expect((await listInquiries(supplier, { limit: 50, mine: 'invited' })).items).toMatchObject([{ id }])
  expect(await getInquiry(other, { id })).toMatchObject({ invitedAt: null })
  expect(await bells(other)).not.toContainEqual(expect.stringContaining('invited'))
  for (const viewer of [customer, other]) {
    await refused(listInvitations(viewer, { id }), 'forbidden')
    await refused(listFittingSuppliers(viewer, { id }), 'forbidden')
    expect((await getInquiry(viewer, { id })).history.map(({ kind }) => kind)).not.toContain('invitation.sent')
  }
  expect(await getInquiry(customer, { id })).not.toHaveProperty('invitedAt')
  expect(await listBidders(customer, { id })).toEqual([])
  // Its letter is the first: an invitation takes none.
  await make.quotation(other, { id })
  expect(await listBidders(customer, { id })).toMatchObject([{ letter: 'A', quoted: true }])
})

test('the invitations say what came of them', async () => {
  const { admin, id } = await asked()
  const [silent, asking, quoting, declining] = [
    await make.supplier(),
    await make.supplier(),
    await make.supplier(),
    await make.supplier(),
  ]
  const supplierIds = [silent, asking, quoting, declining].map((one) => one.id)
  await inviteSuppliers(admin, { id, supplierIds })
  await askQuestion(asking, { id, text: 'Which fit has the keyway?' })
  await make.quotation(quoting, { id })
  await declineToQuote(declining, { id, reason: 'capacity', note: null })
  const found = await listInvitations(admin, { id })
  conforms(invitations.list, found)
  const of = ({ id: supplierId }: Viewer) => found.find((one) => one.supplierId === supplierId)
  expect(of(silent)).toMatchObject({ asked: false, quoted: false, declineReason: null })
  expect(of(asking)).toMatchObject({ asked: true, quoted: false })
  expect(of(quoting)).toMatchObject({ asked: false, quoted: true })
  expect(of(declining)).toMatchObject({ quoted: false, declineReason: 'capacity' })
})

test('who is invited twice, by two admins at once too, hears of it once; who declined is asked again', async () => {
  const { supplier, admin, id } = await asked()
  const send = async () => inviteSuppliers(await make.admin(), { id, supplierIds: [supplier.id, supplier.id] })
  await Promise.all([send(), send()])
  const invited = async () => (await bells(supplier)).filter((message) => message.startsWith('You are invited'))
  expect(await invited()).toHaveLength(1)
  expect(await listInvitations(admin, { id })).toHaveLength(1)

  await declineToQuote(supplier, { id, reason: 'price', note: null })
  expect(await send()).toMatchObject([{ declineReason: null }])
  expect(await invited()).toHaveLength(2)
  expect(await getInquiry(supplier, { id })).toMatchObject({ declinedAt: null })

  // An open quotation ends the asking; an invitation of before stays as it is.
  await make.quotation(supplier, { id })
  expect(await send()).toMatchObject([{ quoted: true }])
  expect(await invited()).toHaveLength(2)
})

test('a supplier that can’t quote, or whose quotation is open, is refused by its name, and nobody is invited', async () => {
  const { supplier, admin, id } = await asked()
  const suspended = await make.supplier()
  await suspendAccount(admin, { id: suspended.id, reason: 'Papers are missing' })
  const quoting = await make.supplier()
  await make.quotation(quoting, { id })
  const customer = await make.customer()
  for (const one of [suspended, await make.supplier({ verified: false }), quoting, customer, { id: 2_000_000_000 }])
    await refused(inviteSuppliers(admin, { id, supplierIds: [supplier.id, one.id] }), 'validation', 'supplierIds')
  expect(await listInvitations(admin, { id })).toEqual([])
})

test('nobody is invited to an inquiry that is closed, withdrawn, held, over its deadline, or for one supplier alone', async () => {
  const invite = async ({ supplier, admin, id }: Awaited<ReturnType<typeof asked>>) =>
    inviteSuppliers(admin, { id, supplierIds: [supplier.id] })
  const closed = await asked()
  await changeInquiryStatus(closed.admin, { id: closed.id, status: 'rejected', note: 'No shop for it' })
  await refusedAs(invite(closed), 'conflict', 'This inquiry is no longer open to quoting')
  const withdrawn = await asked()
  await closeInquiry(withdrawn.customer, { id: withdrawn.id, as: 'cancelled', note: null })
  await refusedAs(invite(withdrawn), 'conflict', 'This inquiry is no longer open to quoting')
  const held = await asked()
  await suspendAccount(held.admin, { id: held.customer.id, reason: 'Papers are missing' })
  await refusedAs(
    invite(held),
    'conflict',
    'Suppliers don’t see this inquiry: its customer is to be verified, or is suspended',
  )
  const over = await asked()
  await db().inquiry.update({ where: { id: over.id }, data: { quoteBy: new Date(Date.now() - 1_000) } })
  await refusedAs(invite(over), 'conflict', 'The deadline of this inquiry is over: move it first')
  const alone = await asked()
  await db().inquiry.update({
    where: { id: alone.id },
    data: { invitedOnly: true, openFrom: new Date(Date.now() + 86_400_000) },
  })
  await refusedAs(
    invite(alone),
    'conflict',
    'The supplier of the first order has this inquiry for itself: open it to all first',
  )
  await refused(inviteSuppliers(alone.admin, { id: 2_000_000_000, supplierIds: [alone.supplier.id] }), 'not_found')
})

test('an inquiry has as many invitations as it can have, and a call a ceiling', async () => {
  const { supplier, admin, id } = await asked()
  const data = []
  for (let n = 0; n < INVITATIONS_OF_AN_INQUIRY; n++)
    data.push({ inquiryId: id, supplierId: (await make.supplier()).id })
  await db().invitation.createMany({ data })
  await refusedAs(
    inviteSuppliers(admin, { id, supplierIds: [supplier.id] }),
    'conflict',
    'An inquiry has at most 50 invitations',
  )
  await inviteSuppliers(admin, { id, supplierIds: [data[0]!.supplierId] })
  const { error } = invitations.send.body.safeParse({ supplierIds: data.map((one) => one.supplierId) })
  expect(error!.issues).toMatchObject([{ path: ['supplierIds'], message: 'Invite at most 20 suppliers at once' }])
})

test('the audit log says which admin invited whom', async () => {
  const { supplier, admin, id } = await asked()
  await inviteSuppliers(admin, { id, supplierIds: [supplier.id] })
  const { items } = await listAudit(admin, { limit: 50, kind: 'invitation.sent' })
  expect(items[0]!.sentence).toBe(
    `Invited ${supplier.companyName} to quote on inquiry INQ-${String(id).padStart(4, '0')} (Hub)`,
  )
})
