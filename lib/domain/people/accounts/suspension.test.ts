import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { listReaders } from '@/lib/domain/trade/inquiries/list-readers'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { setInquiryProcess } from '@/lib/domain/trade/inquiries/set-inquiry-process'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { findEverywhere } from '@/lib/domain/desk/search/find-everywhere'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { inviteMember } from '@/lib/domain/people/members/invite-member'
import { removeMember } from '@/lib/domain/people/members/remove-member'
import { db } from '@/lib/infra/db/db'
import type { SupplierDashboard } from '@/lib/contract/desk/dashboard'
import type { Viewer } from '@/lib/rules/core/permissions'
import { onceItWaits, whileHeld } from '@/tests/lock-race'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { reinstateAccount, suspendAccount } from './suspend-account'

await ownDatabase()

const accept = (customer: Viewer, { id }: { id: number }) =>
  changeQuotationStatus(customer, { id, status: 'accepted' as const })

/** An inquiry with a drawing, and a supplier whose process it needs. */
async function wanted() {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const process = await make.process(supplier)
  const files = [{ id: (await make.upload(customer, 'inquiry')).id }]
  const form = { projectName: unique('Yoke'), description: 'Forged yoke, machined', quantity: 2 }
  const inquiry = await submitInquiry(customer, { ...form, processId: process.id, files })
  return { customer, supplier, process, inquiry }
}

test('an inquiry of a suspended customer leaves the supplier’s counts and what fits its processes', async () => {
  const { customer, supplier, inquiry } = await wanted()
  const seen = async () => {
    const { inquiriesOpen, inquiriesToQuote } = (await getDashboard(supplier, {})) as SupplierDashboard
    const fits = { limit: 5, fits: 'true', open: 'true' } as const
    const { total } = await listInquiries(supplier, fits)
    return [inquiriesOpen, inquiriesToQuote!.map(({ id }) => id), total]
  }
  expect(await seen()).toEqual([1, [inquiry.id], 1])
  await make.suspended(customer)
  expect(await seen()).toEqual([0, [], 0])
  await refused(getInquiry(supplier, { id: inquiry.id }), 'not_found')
  expect(await getInquiry(await make.admin(), { id: inquiry.id })).toMatchObject({ held: true })
})

test('a bidder loses the drawings of a suspended customer until it is reinstated; with the order they stay open', async () => {
  const { customer, supplier, inquiry } = await wanted()
  const quotation = await make.quotation(supplier, inquiry)
  const closed = async () => (await getInquiry(supplier, { id: inquiry.id })).drawingsClosed
  await make.suspended(customer)
  expect(await closed()).toBe(true)
  const admin = await make.admin()
  await reinstateAccount(admin, { id: customer.id })
  expect(await closed()).toBe(false)
  await accept(customer, quotation)
  await createWorkorder(admin, { inquiryId: inquiry.id, supplierId: supplier.id })
  const suspended = await make.suspended(customer)
  expect(await closed()).toBe(false)
  expect(await listReaders(suspended, { id: inquiry.id })).toEqual([])
})

test('on an inquiry of a suspended customer nobody quotes again, in the words of a closed one', async () => {
  const { customer, supplier, inquiry } = await wanted()
  const { id } = await make.quotation(supplier, inquiry)
  await changeQuotationStatus(customer, { id, status: 'rejected' })
  await make.suspended(customer)
  await expect(make.quotation(supplier, inquiry)).rejects.toThrow('This inquiry is no longer open to quoting')
  await reinstateAccount(await make.admin(), { id: customer.id })
  expect(await make.quotation(supplier, inquiry)).toMatchObject({ status: 'pending' })
})

test('suppliers aren’t told of an inquiry of a suspended customer, nor is a suspended supplier of any', async () => {
  const { customer, supplier, process } = await wanted()
  const [held, admin] = [await make.inquiry(customer), await make.admin()]
  const told = (kind: string) => db().notification.count({ where: { memberId: supplier.member.id, event: { kind } } })
  await make.suspended(customer)
  await setInquiryProcess(admin, { id: held.id, processId: process.id })
  expect(await told('inquiry.processSet')).toBe(0)
  const before = await told('inquiry.submitted')
  await make.suspended(supplier)
  await make.inquiry(await make.customer(), { processId: process.id })
  expect(await told('inquiry.submitted')).toBe(before)
})

test('the quotation of a running order says nothing of its supplier’s suspension', async () => {
  const { customer, supplier, quotation } = await make.order()
  const lost = await make.inquiry(customer)
  const rejected = await make.quotation(supplier, lost)
  await changeQuotationStatus(customer, { id: rejected.id, status: 'rejected' })
  await make.suspended(supplier)
  for (const { id } of [quotation, rejected])
    expect(await getQuotation(customer, { id })).toMatchObject({ unavailable: false })
})

test('an admin can’t record the acceptance of a suspended supplier’s quotation; the customer may still reject it', async () => {
  const { customer, supplier, inquiry } = await wanted()
  const [admin, quotation] = [await make.admin(), await make.quotation(supplier, inquiry)]
  await changeQuotationStatus(admin, { id: quotation.id, status: 'sent' })
  const other = await make.quotation(await make.supplier(), inquiry)
  await make.suspended(supplier)
  await refused(accept(admin, quotation), 'conflict')
  expect(await changeQuotationStatus(customer, { id: other.id, status: 'rejected' })).toMatchObject({
    status: 'rejected',
  })
  expect(await changeQuotationStatus(admin, { id: quotation.id, status: 'rejected' })).toMatchObject({
    status: 'rejected',
  })
})

test('a work request of a suspended supplier isn’t taken up', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const { id: requestId } = await make.request(supplier)
  await make.suspended(supplier)
  await refused(createWorkorder(admin, { supplierId: supplier.id, requestId }), 'validation', 'supplierId')
  expect(await db().workOrderRequest.findUnique({ where: { id: requestId } })).toMatchObject({ status: 'pending' })
})

test('while suspended an owner removes a person and invites nobody; files go to running orders alone', async () => {
  const { supplier } = await make.order()
  const leaver = await make.colleague(supplier, 'quoter')
  const suspended = await make.suspended(supplier)
  const person = { name: 'Ravi', email: `${unique('ravi')}@example.com`, role: 'floor' } as const
  await refused(inviteMember(suspended, person), 'forbidden')
  await removeMember(suspended, { id: leaver.member.id })
  expect(await make.upload(suspended, 'workorder')).toMatchObject({ name: 'drawing.pdf' })
  await refused(make.upload(await make.suspended(await make.supplier()), 'workorder'), 'forbidden')
  const customer = await make.suspended(await make.customer())
  await refused(make.upload(customer, 'inquiry'), 'forbidden')
})

test('search shows admins that a company is suspended', async () => {
  const [admin, { companyName }] = [await make.admin(), await make.suspended(await make.supplier())]
  const { hits } = await findEverywhere(admin, { q: companyName })
  expect(hits).toMatchObject([{ kind: 'supplier', status: 'suspended' }])
})

const kindsOf = async (ids: { quotation: number; company: number }) =>
  (
    await db().event.findMany({
      where: {
        OR: [
          { kind: 'quotation.accepted', entityId: ids.quotation },
          { kind: 'account.suspended', entityId: ids.company },
        ],
      },
      orderBy: { id: 'asc' },
    })
  ).map(({ kind }) => kind)

const suspendBySql = `UPDATE users SET suspended_at = now(), suspended_reason = 'Two complaints' WHERE id = $1`

test.each(['supplier', 'customer'] as const)(
  'an acceptance that waits for the suspension of the %s is refused',
  async (side) => {
    const { inquiry, ...companies } = await wanted()
    const { id } = await make.quotation(companies.supplier, inquiry)
    const [accepted] = await whileHeld(suspendBySql, [companies[side].id], () => [accept(companies.customer, { id })])
    await expect(accepted).rejects.toThrow('This quotation is not available at the moment')
    expect(await db().quotation.findUnique({ where: { id } })).toMatchObject({ status: 'pending' })
  },
)

test('a suspension that comes during an acceptance waits for it, and no order follows', async () => {
  const { customer, supplier, inquiry } = await wanted()
  const [admin, { id }] = [await make.admin(), await make.quotation(supplier, inquiry)]
  const suspend = () => suspendAccount(admin, { id: supplier.id, reason: 'Two complaints in a week' })
  const both = await whileHeld('SELECT id FROM quotations WHERE id = $1 FOR UPDATE', [id], () => [
    accept(customer, { id }),
    onceItWaits(suspend),
  ])
  expect(await Promise.all(both)).toMatchObject([{ status: 'accepted' }, { state: 'suspended' }])
  expect(await kindsOf({ quotation: id, company: supplier.id })).toEqual(['quotation.accepted', 'account.suspended'])
  const order = createWorkorder(admin, { inquiryId: inquiry.id, supplierId: supplier.id })
  await refused(order, 'validation', 'supplierId')
})

test('a work order and a quotation that wait for a suspension are refused', async () => {
  const { customer, supplier, inquiry } = await make.accepted()
  const admin = await make.admin()
  const [order] = await whileHeld(suspendBySql, [supplier.id], () => [
    createWorkorder(admin, { inquiryId: inquiry.id, supplierId: supplier.id }),
  ])
  await refused(order!, 'validation', 'supplierId')
  const [open, bidder] = [await make.inquiry(customer), await make.supplier()]
  const { id } = await make.quotation(bidder, open)
  await changeQuotationStatus(customer, { id, status: 'rejected' })
  const [again] = await whileHeld(suspendBySql, [customer.id], () => [make.quotation(bidder, open)])
  await refused(again!, 'conflict')
})
