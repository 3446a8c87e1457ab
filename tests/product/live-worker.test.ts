import { makeCleanCopy } from '@/lib/domain/files/files/make-clean-copy'
import { enterEwayBill } from '@/lib/domain/goods/shipments/enter-eway-bill'
import { countSilently } from '@/lib/domain/goods/shipments/count-silently'
import { remindOfEwayEnds } from '@/lib/domain/goods/shipments/remind-of-eway-ends'
import { remindOfMaterial } from '@/lib/domain/goods/materials/remind-of-material'
import { remindOfCredit } from '@/lib/domain/money/bills/remind-of-credit'
import { remindOfInvoices } from '@/lib/domain/money/receipts/remind-of-invoices'
import { remindOfFirstArticles } from '@/lib/domain/orders/documents/remind-of-first-articles'
import { remindOfUnacknowledged, remindOfUnanswered } from '@/lib/domain/orders/order-changes/remind-of-dates'
import { closeSilent, remindOfOpen } from '@/lib/domain/orders/order-problems/watch-problems'
import { checkCompanyDocument } from '@/lib/domain/trade/company-documents/decide-company-document'
import { remindOfEnds } from '@/lib/domain/trade/company-documents/remind-of-ends'
import { closeOverdue } from '@/lib/domain/trade/inquiries/close-overdue'
import { remindOfDeadline } from '@/lib/domain/trade/inquiries/remind-of-deadline'
import { inviteSuppliers } from '@/lib/domain/trade/invitations/invite-suppliers'
import { remindOfValidity } from '@/lib/domain/trade/quotations/remind-of-validity'
import { openRepeats } from '@/lib/domain/trade/repeats/open-to-all'
import { db } from '@/lib/infra/db/db'
import type { EventKind } from '@/lib/terms/event-kinds'
import { addDays, isoDay } from '@/lib/terms/format'
import { bill, delivered, orderToBill } from '@/tests/bill-fixtures'
import { sold } from '@/tests/invoice-fixtures'
import { make } from '@/tests/make'
import { lists, makers } from '@/tests/nouns'
import { ownDatabase } from '@/tests/own-database'
import { documentOf } from '@/tests/receipt-fixtures'
import { onlookersOf } from './onlookers'
import { makePeople, type People } from './people'

await ownDatabase()

const today = isoDay(Date.now())
const dayIn = (days: number) => addDays(today, days)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const made = async (name: string, people: People) => Number(await makers[name]!(people, 'supplier'))

type Fields = Parameters<ReturnType<typeof db>['inquiry']['update']>[0]['data']
const inquiryWith = async (people: People, fields: Fields, quoted = false) => {
  const { id } = await make.inquiry(people.customer)
  if (quoted) await make.quotation(people.supplier, { id })
  await db().inquiry.update({ where: { id }, data: fields })
  return id
}
const invoiceWith = async ({ customer, supplier }: People, fields: Parameters<typeof documentOf>[1]) =>
  documentOf(await sold({ customer, supplier }), fields)

/** The deadlines that are to come are over, and the worker closes them within the minute. */
const deadlinesPass = async () => {
  await db().inquiry.updateMany({ where: { quoteBy: { gt: new Date() } }, data: { quoteBy: inDays(-1) } })
  await closeOverdue()
}

/** What the worker does by time: what comes due, its job, and what that leaves in the history. */
const acts: [what: string, due: (people: People) => Promise<unknown>, job: () => Promise<unknown>, EventKind[]][] = [
  [
    'a deadline closes quoting',
    (people) => inquiryWith(people, { quoteBy: inDays(1) }, true),
    deadlinesPass,
    ['inquiry.statusChanged'],
  ],
  [
    'a deadline opens sealed prices',
    (people) => inquiryWith(people, { quoteBy: inDays(1), sealed: true }, true),
    deadlinesPass,
    ['inquiry.statusChanged'],
  ],
  [
    'a deadline passes without a quotation',
    (people) => inquiryWith(people, { quoteBy: inDays(1) }),
    deadlinesPass,
    ['inquiry.deadlinePassed'],
  ],
  [
    'a deadline is near',
    async (people) => {
      const id = await inquiryWith(people, { quoteBy: inDays(0.9) })
      await inviteSuppliers(people.admin, { id, supplierIds: [people.supplier.id] })
    },
    remindOfDeadline,
    ['inquiry.deadlineNear'],
  ],
  [
    'a repeat inquiry opens to all',
    (people) => inquiryWith(people, { invitedOnly: true, openFrom: inDays(-1) }),
    openRepeats,
    ['inquiry.opened'],
  ],
  [
    'a quotation is valid for a few days',
    async (people) => {
      const { id } = await make.quotation(people.supplier, await make.inquiry(people.customer))
      await db().quotation.update({ where: { id }, data: { validUntil: inDays(2) } })
    },
    remindOfValidity,
    ['quotation.expiring'],
  ],
  [
    'a quotation that waits for approval expires',
    async (people) => {
      const id = await made('approvalRequest', people)
      const { quotationId } = await db().approvalRequest.findUniqueOrThrow({ where: { id } })
      await db().quotation.update({ where: { id: quotationId! }, data: { validUntil: inDays(-1) } })
    },
    remindOfValidity,
    ['quotation.expired', 'approvalrequest.voided'],
  ],
  [
    'a company document ends soon',
    async ({ admin, supplier }) => {
      const { id } = await make.companyDocument(supplier, { validTo: dayIn(20) })
      await checkCompanyDocument(admin, { id })
    },
    remindOfEnds,
    ['companydocument.ending'],
  ],
  [
    'an order is not accepted in time',
    async (people) => {
      const { id } = (await make.order(people)).workorder
      await db().workOrder.update({ where: { id }, data: { acknowledgeBy: inDays(-1) } })
    },
    remindOfUnacknowledged,
    ['workorder.unacknowledged'],
  ],
  [
    'a new due date is not answered in time',
    async (people) => {
      const id = await made('ownChange', people)
      await db().orderChange.update({ where: { id }, data: { answerBy: inDays(-1) } })
    },
    remindOfUnanswered,
    ['workorder.dateUnanswered'],
  ],
  [
    'a first article is not answered in time',
    (people) => made('withFirstArticle', people),
    () => remindOfFirstArticles(inDays(9)),
    ['workorder.firstArticleUnanswered'],
  ],
  [
    'a problem is open for a day',
    async (people) => {
      const id = await made('problem', people)
      await db().orderProblem.update({ where: { id }, data: { createdAt: inDays(-2) } })
    },
    remindOfOpen,
    ['problem.uncontained'],
  ],
  [
    'silence closes a solved problem',
    async (people) => {
      const id = await made('solved', people)
      await db().orderProblem.update({ where: { id }, data: { solvedAt: inDays(-8) } })
    },
    closeSilent,
    ['problem.expired'],
  ],
  [
    'an e-way bill ends today',
    async (people) => {
      const id = await made('paperedShipment', people)
      const paperId = await made('paperId', people)
      const bill = { ewbNo: String(await made('ewbNo', people)), ewbOn: dayIn(-1), ewbUntil: today }
      await enterEwayBill(people.supplier, { id, paperId, ...bill })
    },
    remindOfEwayEnds,
    ['shipment.ewayEnds'],
  ],
  [
    'material is out for a year',
    async (people) => {
      await lists.find(({ path }) => path === '/api/materials')!.grow(people, 'Bar EN24')
      await db().shipmentLine.updateMany({
        where: { description: 'Bar EN24' },
        data: { since: new Date(dayIn(-366)) },
      })
    },
    remindOfMaterial,
    ['shipment.materialDue'],
  ],
  [
    'what nobody counted is accepted',
    async (people) => {
      const id = await made('sentShipment', people)
      const data = { status: 'delivered', sentOn: new Date(dayIn(-9)), deliveredOn: new Date(dayIn(-8)) } as const
      await db().shipment.update({ where: { id }, data })
    },
    countSilently,
    ['shipment.received'],
  ],
  [
    'an invoice is due soon',
    (people) => invoiceWith(people, { dueOn: dayIn(2) }),
    remindOfInvoices,
    ['invoice.dueSoon'],
  ],
  [
    'an invoice is overdue',
    (people) => invoiceWith(people, { issuedOn: dayIn(-30), dueOn: dayIn(-1) }),
    remindOfInvoices,
    ['invoice.overdue'],
  ],
  [
    'an invoice has no IRN yet',
    (people) => invoiceWith(people, { issuedOn: dayIn(-8), irnDue: true }),
    remindOfInvoices,
    ['invoice.irnMissing'],
  ],
  [
    'a bill is unpaid for 150 days',
    async ({ supplier }) => {
      const order = await orderToBill({ supplier })
      const { lines } = await delivered(supplier, [{ order: order.id, pieces: 500 }])
      await bill(supplier, lines, { billedOn: dayIn(-150) })
    },
    remindOfCredit,
    ['bill.creditSoon'],
  ],
  [
    'a file can’t be copied',
    async ({ customer }) => {
      const { id } = await make.inquiry(customer)
      const { id: fileId } = await make.upload(customer, 'inquiry', 'drawing.pdf', '%PDF-1.7 drawing')
      await db().file.update({ where: { id: fileId }, data: { inquiryId: id } })
    },
    async () => makeCleanCopy((await db().file.findFirstOrThrow({ orderBy: { id: 'desc' } })).id),
    ['message.held', 'file.held'],
  ],
]

let people: People
let watch: Awaited<ReturnType<typeof onlookersOf>>
beforeAll(async () => {
  people = await makePeople()
  watch = await onlookersOf(people)
})

test.each(acts)('after %s open screens show what a reload shows', async (_, due, job, leaves) => {
  await due(people)
  await watch(job, leaves)
})
