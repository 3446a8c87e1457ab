import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import { waiveDocument } from '@/lib/domain/orders/documents/waive-document'
import { issueCertificate } from '@/lib/domain/orders/certificates/issue-certificate'
import { createReport } from '@/lib/domain/orders/reports/create-report'
import { writeValues } from '@/lib/domain/orders/reports/write-values'
import { decideProblem } from '@/lib/domain/orders/order-problems/decide-problem'
import { rejectProblem } from '@/lib/domain/orders/order-problems/end-problem'
import { raiseProblem } from '@/lib/domain/orders/order-problems/raise-problem'
import { claimReceipt } from '@/lib/domain/money/receipts/claim-receipt'
import { addLot } from '@/lib/domain/orders/lots/add-lot'
import { makePicture } from '@/lib/domain/files/files/make-picture'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { inviteMember } from '@/lib/domain/people/members/invite-member'
import { askQuestion } from '@/lib/domain/trade/questions/ask-question'
import { replyToQuestion } from '@/lib/domain/trade/questions/reply'
import { counterQuotation } from '@/lib/domain/trade/quotations/counter-quotation'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { db } from '@/lib/infra/db/db'
import { storage } from '@/lib/infra/storage'
import { make, newCode, unique } from '@/tests/make'
import { issue } from '@/tests/issued'
import { company, sold } from '@/tests/invoice-fixtures'
import { pay, reference } from '@/tests/receipt-fixtures'
import { plainJpeg } from '@/tests/named-files/jpeg'
import type { Viewer } from '@/lib/rules/core/permissions'
import type { People, Who } from './people'

type Make = (people: People, who: Who) => Promise<number | string>
const idOf = async (thing: Promise<{ id: number }>) => (await thing).id

async function inquiryWithFile({ customer }: People) {
  const files = [{ id: (await make.upload(customer, 'inquiry')).id }]
  return idOf(submitInquiry(customer, { projectName: 'Hub', description: 'Turned hub, 40 mm', quantity: 2, files }))
}

/** A passkey that only stands in its table: no browser has it. */
const passkeyOf = ({ member }: Viewer) => {
  const [credentialId, publicKey] = [randomBytes(16), randomBytes(32)]
  return idOf(db().passkey.create({ data: { memberId: member.id, credentialId, publicKey, name: 'Phone' } }))
}

let lastCharacteristic = 0
/** A draft of a report on one piece. */
async function drafted(people: People) {
  const bore = { name: 'Bore', nominal: 25, plus: 0.1, minus: 0, unit: 'mm' as const, critical: false }
  const { id } = (await make.order(people)).workorder
  const form = { id, kind: 'inspection', lotSize: 5, plan: 'one', characteristics: [bore] } as const
  const report = await createReport(people.supplier, { ...form, characteristics: [bore] })
  lastCharacteristic = report.characteristics[0]!.id
  return report
}

/** An invoice, issued by an admin of its own: what the table's admin does is counted. */
const issued = async (workOrderId: number) => issue(await make.admin(), workOrderId)

const WHY = 'As agreed on the telephone'
/** A problem of the customer with a completed order. */
async function troubled(people: People) {
  const { id } = (await make.order(people)).workorder
  await db().workOrder.update({ where: { id }, data: { status: 'completed', completedDate: new Date() } })
  const files = [{ id: (await make.upload(people.customer, 'photo', 'burr.jpg', plainJpeg)).id }]
  const burr = { kind: 'finish', quantity: 2, description: 'A burr on the inner edge', wanted: 'rework' } as const
  return idOf(raiseProblem(people.customer, { ...burr, id, files }))
}

/** A claim that waits for an admin. Ten wait at most: those of other calls are withdrawn. */
async function claimed(people: People, fileId?: number) {
  await db().receipt.updateMany({
    where: { customerId: people.customer.id, status: 'claimed' },
    data: { status: 'withdrawn' },
  })
  const workOrderId = (await make.order(people)).workorder.id
  const paid = { amountPaise: 100_00, mode: 'neft', utr: reference(), paidOn: '2026-11-02', fileId } as const
  return idOf(claimReceipt(people.customer, { ...paid, workOrderId }))
}

/** An order that lacks a packing photo. */
async function documented(people: People) {
  const { id } = (await make.order(people)).workorder
  await setDocuments(people.admin, { id, kinds: ['packing_photo'] })
  return id
}

/** A question of the supplier with the customer's answer. */
async function answered({ customer, supplier }: People, files: { id: number }[] = []) {
  const inquiry = await make.inquiry(customer)
  const { id } = await askQuestion(supplier, { id: inquiry.id, text: 'Which fit has the keyway?' })
  return replyToQuestion(customer, { id, text: 'As drawn', files: files.map(({ id }) => ({ id })) })
}

/** What stands in braces in a call: a new thing of the table's customer and supplier, or of who asks (`own…`). */
const makers: Record<string, Make> = {
  inquiry: (p) => idOf(make.inquiry(p.customer)),
  inquiryWithFile,
  inquiryWithPicture: async (p) => {
    const inquiryId = await inquiryWithFile(p)
    const pictureKey = `pictures/of-${inquiryId}`
    await (await storage()).put(pictureKey, Readable.from([Buffer.from('a picture')]))
    await db().file.updateMany({ where: { inquiryId }, data: { pictureKey } })
    return inquiryId
  },
  question: async (p) => (await answered(p)).id,
  answer: async (p) => (await answered(p)).messages[1]!.id,
  answerWithFile: async (p) => (await answered(p, [await make.upload(p.customer, 'inquiry')])).messages[1]!.id,
  address: (p) => idOf(make.address(p.customer)),
  quotation: async (p) => idOf(make.quotation(p.supplier, await make.inquiry(p.customer))),
  countered: async (p) => {
    const { id } = await make.quotation(p.supplier, await make.inquiry(p.customer))
    return idOf(counterQuotation(p.customer, { id, price: 40_000 }))
  },
  expired: async (p) => {
    const { id } = await make.quotation(p.supplier, await make.inquiry(p.customer))
    await db().quotation.update({ where: { id }, data: { validUntil: new Date('2026-01-01') } })
    return id
  },
  quotationWithFile: async (p) => {
    const { id: inquiryId } = await make.inquiry(p.customer)
    const files = [{ id: (await make.upload(p.supplier, 'inquiry')).id }]
    return idOf(createQuotation(p.supplier, { inquiryId, price: 45_000, details: 'Ex works', files }))
  },
  pendingProcess: (p) => idOf(make.process(p.supplier, { approved: false })),
  pendingMachine: (p) => idOf(make.machine(p.supplier, { approved: false })),
  machine: (p) => idOf(make.machine(p.supplier)),
  process: (p) => idOf(make.process(p.supplier)),
  request: (p) => idOf(make.request(p.supplier)),
  workorder: async (p) => (await make.order(p)).workorder.id,
  sold: async ({ customer, supplier }) => (await sold({ customer, supplier })).workOrderId,
  invoice: async ({ customer, supplier }) => idOf(issued((await sold({ customer, supplier })).workOrderId)),
  due: async ({ customer, supplier }) => {
    const { workOrderId } = await sold({ customer, supplier })
    await company({ einvoiceFrom: new Date('2026-04-01') })
    const { id } = await issued(workOrderId)
    await company()
    return id
  },
  workorderWithFile: async (p) => {
    const { id } = (await make.order(p)).workorder
    await attachWorkorderFiles(p.supplier, { id, files: [{ id: (await make.upload(p.supplier, 'workorder')).id }] })
    return id
  },
  workorderWithPhoto: async (p) => {
    const { id } = (await make.order(p)).workorder
    const photo = await make.upload(p.supplier, 'photo', 'bore.jpg', plainJpeg)
    await attachWorkorderFiles(p.supplier, { id, files: [{ id: photo.id }] })
    await makePicture(photo.id)
    return id
  },
  draft: async (p) => (await drafted(p)).id,
  // Of the draft that stands before it in the call.
  characteristic: async () => lastCharacteristic,
  measured: async (p) => {
    const { id, characteristics } = await drafted(p)
    const values = [{ characteristicId: characteristics[0]!.id, sample: 1, value: 25 }]
    await writeValues(p.supplier, { id, values })
    return id
  },
  certificate: async (p) => idOf(issueCertificate(p.supplier, { id: (await make.order(p)).workorder.id })),
  problem: (p) => troubled(p),
  remade: async (p) => {
    const id = await troubled(p)
    const newDueDate = '2031-12-15T00:00:00.000Z'
    const { workorderId } = await decideProblem(p.admin, { id, decision: 'remake', note: WHY, newDueDate })
    await db().workOrder.update({
      where: { id: workorderId },
      data: { status: 'completed', completedDate: new Date() },
    })
    return id
  },
  solved: async (p) => idOf(decideProblem(p.admin, { id: await troubled(p), decision: 'accept', note: WHY })),
  rejected: async (p) => idOf(rejectProblem(p.admin, { id: await troubled(p), note: WHY })),
  receipt: async (p) => {
    const paid = { ...p, admin: await make.admin(), workOrderId: 0 }
    return idOf(pay(paid, { paise: 500_00, allocations: [], confirmOver: true }))
  },
  claim: (p) => claimed(p),
  proved: async (p) => claimed(p, (await make.upload(p.customer, 'money')).id),
  reference: async () => reference(),
  lot: async (p) => idOf(addLot(p.supplier, { id: (await make.order(p)).workorder.id, heat: '7A' })),
  documented: (p) => documented(p),
  waived: async (p) => {
    const id = await documented(p)
    await waiveDocument(p.admin, { id, kind: 'packing_photo', reason: 'The customer fetched the parts' })
    return id
  },
  // Nobody unverified has an order to send a file for.
  ownUpload: (p, who) => {
    const mayNone = who === 'nobody' || who.startsWith('unverified')
    return idOf(make.upload(mayNone ? p.supplier : p[who], 'workorder'))
  },
  message: (p) => idOf(make.review(p.customer)),
  note: (p) => idOf(make.note(p.admin)),
  owner: async (p) => p.admin.member.id,
  invited: (p) =>
    idOf(inviteMember(p.supplier, { name: 'Ravi', email: `${unique('ravi')}@example.com`, role: 'floor' })),
  colleague: async (p) => (await make.colleague(p.supplier)).member.id,
  notification: ({ customer }) =>
    idOf(
      db().notification.create({
        data: {
          memberId: customer.member.id,
          title: 'New quotation',
          message: 'A',
          entityType: 'quotation',
          entityId: 1,
        },
      }),
    ),
  view: async ({ customer }) => {
    const data = { memberId: customer.member.id, list: 'workorders', name: unique('View'), query: {}, place: 0 }
    return idOf(db().savedView.create({ data }))
  },
  completed: async (p) => {
    const { id } = (await make.order(p)).workorder
    await db().workOrder.update({ where: { id }, data: { status: 'completed', completedDate: new Date() } })
    return id
  },
  operatorRevision: async () => (await db().operatorProfile.findUnique({ where: { id: 1 } }))?.revision ?? 0,
  rate: () => idOf(make.rate()),
  newCode: async () => newCode(),
  nextWeek: async () => new Date(Date.now() + 7 * 86_400_000).toISOString(),
  newName: async () => unique('View'),
  session: async ({ customer }) => {
    const data = { memberId: customer.member.id, key: randomUUID(), device: 'Firefox on Linux' }
    return idOf(db().session.create({ data }))
  },
  entry: async ({ customer }) => {
    const { id: entityId } = await make.inquiry(customer)
    return (await db().event.findFirstOrThrow({ where: { entityType: 'inquiry', entityId } })).id
  },
  newCustomer: () => idOf(make.customer({ verified: false })),
  newSupplier: () => idOf(make.supplier({ verified: false })),
  passkey: ({ customer }) => passkeyOf(customer),
  protected: async () => {
    const person = await make.supplier()
    await passkeyOf(person)
    return person.member.id
  },
  suspended: async () => (await make.suspended(await make.customer())).id,
  customer: async (p) => p.customer.id,
  supplier: async (p) => p.supplier.id,
  ownEmail: async (p, who) => (who === 'nobody' ? p.customer : p[who]).email,
  newEmail: async () => `${unique('new')}@example.com`,
}

/** What was made for calls that change nothing, by its name and for whom: the next one of them gets the same. */
export type Made = Map<string, number | string>

/** A call with its braces filled, for one who asks: with new things, or with those that were `made` already. */
export async function filled(call: { line: string; body?: unknown }, people: People, who: Who, made?: Made) {
  let text = JSON.stringify(call)
  for (const [braces, quoted, bare] of text.matchAll(/"\{(\w+)\}"|\{(\w+)\}/g)) {
    const name = (quoted ?? bare)!
    const key = `${name} for ${who}`
    const value = made?.get(key) ?? (await makers[name]!(people, who))
    made?.set(key, value)
    text = text.replace(braces, quoted ? JSON.stringify(value) : String(value))
  }
  return JSON.parse(text) as { line: string; body?: unknown }
}
