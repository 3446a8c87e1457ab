import { setInquiryOwner } from '@/lib/domain/trade/inquiries/set-inquiry-owner'
import { setInquiryProcess } from '@/lib/domain/trade/inquiries/set-inquiry-process'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { askQuestion, noticeSuppliers } from '@/lib/domain/trade/questions/ask-question'
import { listQuestions } from '@/lib/domain/trade/questions/list-questions'
import { replyToQuestion } from '@/lib/domain/trade/questions/reply'
import { addNote } from '@/lib/domain/core/notes/add-note'
import { listRevisions } from '@/lib/domain/trade/revisions/list-revisions'
import { reviseInquiry } from '@/lib/domain/trade/revisions/revise-inquiry'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { reconfirmQuotation } from '@/lib/domain/trade/quotations/reconfirm-quotation'
import { reviseQuotation } from '@/lib/domain/trade/quotations/revise-quotation'
import { copyInquiry } from '@/lib/domain/trade/repeats/copy-inquiry'
import { reorder } from '@/lib/domain/orders/workorders/reorder'
import { shipments } from '@/lib/contract/goods/shipments'
import { changeShipment } from '@/lib/domain/goods/shipments/change-shipment'
import { moveShipment } from '@/lib/domain/goods/shipments/move-shipment'
import { planShipment } from '@/lib/domain/goods/shipments/plan-shipment'
import { changeWorkorderStatus, receiveShipment } from '@/lib/domain/money/payouts/followed-acts'
import { isoDay } from '@/lib/terms/format'
import { db } from '@/lib/infra/db/db'
import { declineToQuote } from '@/lib/domain/trade/inquiries/decline-to-quote'
import { listBidders } from '@/lib/domain/trade/inquiries/list-bidders'
import { counterQuotation, declineCounter } from '@/lib/domain/trade/quotations/counter-quotation'
import { withdrawQuotation } from '@/lib/domain/trade/quotations/withdraw-quotation'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { issueCertificate } from '@/lib/domain/orders/certificates/issue-certificate'
import { containProblem } from '@/lib/domain/orders/order-problems/contain-problem'
import { decideProblem } from '@/lib/domain/orders/order-problems/decide-problem'
import { getProblem } from '@/lib/domain/orders/order-problems/get-problem'
import { raiseProblem } from '@/lib/domain/orders/order-problems/raise-problem'
import { sendBackProblem } from '@/lib/domain/orders/order-problems/solve-problem'
import { claimReceipt } from '@/lib/domain/money/receipts/claim-receipt'
import { judgeReceipt } from '@/lib/domain/money/receipts/judge-receipt'
import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import { getFloorOrder } from '@/lib/domain/orders/floor/get-floor-order'
import { rejectFirstArticle } from '@/lib/domain/orders/documents/decide-first-article'
import { waiveDocument } from '@/lib/domain/orders/documents/waive-document'
import { createReport } from '@/lib/domain/orders/reports/create-report'
import { finalizeReport } from '@/lib/domain/orders/reports/finalize-report'
import { getReport } from '@/lib/domain/orders/reports/get-report'
import { writeValues } from '@/lib/domain/orders/reports/write-values'
import { getInvoice } from '@/lib/domain/money/tax-documents/get-invoice'
import { findEverywhere } from '@/lib/domain/desk/search/find-everywhere'
import { withholdMessage } from '@/lib/domain/trade/questions/decide-held-text'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { setWorkorderOwner } from '@/lib/domain/orders/workorders/set-workorder-owner'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import type { Viewer } from '@/lib/rules/core/permissions'
import type { Role } from '@/lib/terms/roles'
import { exportable, exportOf } from '@/tests/exports'
import { issue } from '@/tests/issued'
import { enterEwayBill } from '@/lib/domain/goods/shipments/enter-eway-bill'
import { getShipment } from '@/lib/domain/goods/shipments/get-shipment'
import { issueChallan } from '@/lib/domain/money/challans/issue-challan'
import { editOwnTaxProfile } from '@/lib/domain/people/tax-profiles/edit-tax-profile'
import { make, unique } from '@/tests/make'
import { lists as listsOfSheets } from '@/tests/nouns'
import { ownDatabase } from '@/tests/own-database'
import { company, taxProfile } from '@/tests/invoice-fixtures'
import { reference } from '@/tests/receipt-fixtures'
import { ask } from '@/tests/product/ask'
import { plainJpeg } from '@/tests/named-files/jpeg'
import { readsOf } from '@/tests/reads'

await ownDatabase()

type Side = { viewer: Viewer; answers: Record<string, unknown> }
let customer: Side, supplier: Side, colleague: Viewer
/** What the supplier calls its machine. */
let machineName: string
const NOTED = unique('Pays late')
const today = isoDay(Date.now())

const person = (role: string) => ({
  companyName: unique(`${role} company`),
  contactName: unique(`${role} contact`),
  phone: unique(`${role} phone`),
  address: unique(`${role} address`),
  gstNumber: unique(`${role} gst`),
})

// One story from inquiry to payment, with a rejected rival; and all that each side is answered on its way.
beforeAll(async () => {
  customer = { viewer: await make.customer(person('customer')), answers: {} }
  supplier = { viewer: await make.supplier(person('supplier')), answers: {} }
  const [c, s, admin] = [customer.viewer, supplier.viewer, await make.admin()]
  colleague = await make.admin(person('admin'))
  const process = await make.process(s)
  const machine = await make.machine(s, { processId: process.id })
  machineName = machine.name
  const inquiry = (customer.answers.submitted = await make.inquiry(c, { processId: process.id }))
  const quoted = await createQuotation(s, {
    inquiryId: inquiry.id,
    price: 500,
    details: 'Ex works',
    machineId: machine.id,
    hours: 4,
    files: [{ id: (await make.upload(s, 'inquiry', `${s.companyName}.pdf`)).id }],
  })
  supplier.answers.quoted = quoted
  // Its letterhead is kept from the customer.
  const letterhead = await db().review.findFirstOrThrow({ where: { entityType: 'quotation', entityId: quoted.id } })
  await withholdMessage(admin, { id: letterhead.id, reason: 'It names your company' })
  await make.quotation(await make.supplier(), inquiry)
  const question = (supplier.answers.asked = await askQuestion(s, { id: inquiry.id, text: 'Which fit?' }))
  const rival = await askQuestion(await make.supplier(), { id: inquiry.id, text: 'Which paint?' })
  const told = { id: rival.id, text: 'RAL 7035', sharedQuestion: 'Which paint?' }
  customer.answers.answered = await replyToQuestion(c, { id: question.id, text: 'As drawn' })
  customer.answers.shared = await replyToQuestion(c, told)
  customer.answers.noticed = await noticeSuppliers(c, { id: inquiry.id, text: 'Castings are here' })
  supplier.answers.added = await replyToQuestion(s, { id: question.id, text: 'Thank you' })
  customer.answers.revised = await reviseInquiry(c, { id: inquiry.id, material: 'EN24', note: 'Harder' })
  supplier.answers.confirmed = await reconfirmQuotation(s, { id: quoted.id, revision: 2 })
  supplier.answers.improved = await reviseQuotation(s, { id: quoted.id, revision: 2, price: 480 })
  customer.answers.asked = await counterQuotation(c, { id: quoted.id, price: 450 })
  supplier.answers.declined = await declineCounter(s, { id: quoted.id })
  customer.answers.bidders = await listBidders(c, { id: inquiry.id })
  const second = await make.inquiry(c)
  const taken = await make.quotation(s, second)
  supplier.answers.withdrawn = await withdrawQuotation(s, { id: taken.id, reason: 'The spindle is down' })
  supplier.answers.refused = await declineToQuote(s, { id: second.id, reason: 'capacity' })
  customer.answers.others = await listBidders(c, { id: second.id })
  customer.answers.accepted = await changeQuotationStatus(c, { id: quoted.id, status: 'accepted' })
  const { id } = await createWorkorder(admin, { inquiryId: inquiry.id, supplierId: s.id, machineId: machine.id })
  const foreman = await make.colleague(s, 'floor', { name: `${s.contactName} the younger` })
  supplier.answers.moved = await changeWorkorderStatus(foreman, { id, status: 'issues', notes: 'Waiting for steel' })
  const upload = await make.upload(s, 'workorder')
  supplier.answers.attached = await attachWorkorderFiles(s, { id, files: [{ id: upload.id }] })
  supplier.answers.certified = await issueCertificate(s, { id, note: 'Oiled before packing' })
  await setDocuments(admin, { id, kinds: ['packing_photo', 'first_article'] })
  await waiveDocument(admin, { id, kind: 'packing_photo', reason: 'Fetched from the shop' })
  const [form, cell] = [{ kind: 'inspection', plan: 'one', lotSize: 1 } as const, { sample: 1, value: 25 }]
  const bore = { name: 'Bore', nominal: 25, plus: 0.021, minus: 0, unit: 'mm', critical: false } as const
  const report = await createReport(s, { id, ...form, characteristics: [bore] })
  await writeValues(s, { id: report.id, values: [{ ...cell, characteristicId: report.characteristics[0]!.id }] })
  supplier.answers.measured = await finalizeReport(s, { id: report.id })
  // The first article comes as a photo whose name is the shop's, and the customer rejects it.
  const first = await make.upload(s, 'photo', `${s.companyName}.jpg`, plainJpeg)
  const asFirst = [{ id: first.id, document: 'first_article' as const }]
  supplier.answers.brought = await attachWorkorderFiles(s, { id, files: asFirst })
  const burred = 'There is a burr at the bore'
  customer.answers.rejectedArticle = await rejectFirstArticle(c, { id, note: burred })
  // What one side writes of a problem, the other reads; an admin decides it.
  const faulty = (await make.order({ customer: c, supplier: s })).workorder.id
  await db().workOrder.update({ where: { id: faulty }, data: { status: 'completed', completedDate: new Date() } })
  const burr = { kind: 'finish', description: `A burr, says ${c.companyName}`, wanted: 'rework' } as const
  const shown = [{ id: (await make.upload(c, 'photo', `${c.companyName}.jpg`, plainJpeg)).id }]
  const problem = await raiseProblem(c, { ...burr, id: faulty, files: shown })
  customer.answers.raised = problem
  const stopped = { id: problem.id, containment: `All of it was sorted, says ${s.companyName}` }
  supplier.answers.contained = await containProblem(s, stopped)
  const why = `${c.companyName} and ${s.companyName} agreed on the telephone`
  await decideProblem(admin, { id: problem.id, decision: 'credit', note: why, creditAmount: 5 })
  customer.answers.sentBack = await sendBackProblem(c, { id: problem.id, note: `${c.contactName} counted again` })
  // Goods go to the hub and on to the customer, who rejects one of them.
  const boxed = (await make.order({ customer: c, supplier: s })).workorder.id
  const lines = [{ workorderId: boxed, quantity: 2 }]
  const travel = { packages: 1, carrier: 'Deccan Cargo', vehicle: 'MH 12 AB 1234' }
  const typed = { kind: 'invoice', number: 'MP/117', on: today }
  const gone = { leg: 'to_hub', lines, ...travel, note: `Call ${s.contactName}`, paper: typed, send: true }
  const toHub = (supplier.answers.dispatched = await planShipment(s, shipments.plan.body.parse(gone)))
  const counted = (line: object) => shipments.receive.body.parse({ deliveredOn: today, lines: [line] })
  await receiveShipment(admin, { id: toHub.id, ...counted({ id: toHub.lines[0]!.id, received: 2 }) })
  const leaving = { leg: 'from_hub', lines, ...travel, note: `Of ${s.companyName}` }
  const fromHub = await planShipment(admin, shipments.plan.body.parse(leaving))
  const challan = { shipmentId: fromHub.id, kind: 'challan' as const, number: 'JWH/26-27/00001', on: new Date(today) }
  await db().shipmentPaper.create({ data: challan })
  await moveShipment(admin, { id: fromHub.id, status: 'sent' })
  const bent = { received: 2, rejected: 1, description: `Bent, says ${c.contactName}`, wanted: 'rework' }
  const files = [{ id: (await make.upload(c, 'photo', `${c.companyName}.jpg`, plainJpeg)).id }]
  const count = counted({ id: fromHub.lines[0]!.id, ...bent, files })
  customer.answers.counted = await receiveShipment(c, { id: fromHub.id, ...count, receivedBy: c.contactName })
  await setWorkorderPayment(admin, { id, status: 'partial' })
  // Each has a tax profile in its own name.
  const taxed = { city: 'Pune', pin: '411026', stateCode: '27', scheme: 'unregistered' } as const
  const inOwnName = (v: Viewer) => ({ ...taxed, legalName: v.companyName, addressLine1: v.address! })
  customer.answers.taxed = await editOwnTaxProfile(c, inOwnName(c))
  supplier.answers.taxed = await editOwnTaxProfile(s, inOwnName(s))
  // The customer pays: the supplier reads no receipt.
  const paid = { amountPaise: 100_00, mode: 'neft', utr: reference(), paidOn: '2026-11-02' } as const
  const claim = (customer.answers.claimed = await claimReceipt(c, { ...paid, workOrderId: faulty }))
  await judgeReceipt(admin, { id: claim.id, status: 'received' })
  // What admins keep among themselves: notes about everything, and who looks after it.
  const things = [
    ['inquiry', inquiry.id],
    ['quotation', quoted.id],
    ['workorder', id],
    ['machine', machine.id],
    ['process', process.id],
    ['account', c.id],
    ['account', s.id],
  ] as const
  for (const [entityType, entityId] of things)
    await addNote(admin, { entityType, entityId, text: `${NOTED} @${colleague.contactName}` })
  customer.answers.copied = await copyInquiry(c, { id: inquiry.id, quantity: 2 })
  const done = (await make.order({ customer: c, supplier: s })).workorder.id
  await db().workOrder.update({ where: { id: done }, data: { status: 'completed', completedDate: new Date() } })
  await company()
  await taxProfile(c)
  customer.answers.invoiced = await getInvoice(c, await issue(admin, done))
  // Pieces go to the hub, with their e-way bill and its file.
  const goods = { lines: [{ workorderId: done, quantity: 1 }], packages: 1, vehicle: 'MH12AB1234', distanceKm: 30 }
  const paper = { kind: 'invoice', number: 'MP/118', on: today }
  const packing = shipments.plan.body.parse({ leg: 'to_hub', ...goods, paper })
  const packed = (supplier.answers.packed = await planShipment(s, packing))
  const bill = shipments.enterEway.body.parse({ ewbNo: '281004417362', ewbOn: paper.on })
  const paperId = packed.papers[0]!.id
  supplier.answers.ewayEntered = await enterEwayBill(s, { id: packed.id, paperId, ...bill })
  const ewayFile = await ask(s, `GET /api/shipments/${packed.id}/eway`)
  expect(ewayFile.status).toBe(200)
  supplier.answers.ewayFile = ewayFile.body
  // A customer's bar comes to the hub with the customer's challan, and goes on to the shop with ours.
  const bar = { purpose: 'material', quantityMilli: 20_000, uqc: 'KGS', description: 'MS round bar', hsn: '7214' }
  const material = { lines: [{ workorderId: done, ...bar, valuePaise: 100_00, owner: 'customer' }], ...travel }
  const challanOf = { kind: 'challan', number: 'KP/7', on: today }
  const came = shipments.plan.body.parse({
    leg: 'from_customer',
    ...material,
    note: `From ${c.companyName}`,
    paper: challanOf,
  })
  const fromCustomer = await planShipment(admin, came)
  const itsBill = shipments.enterEway.body.parse({ ewbNo: '281004417363', ewbOn: today })
  await enterEwayBill(admin, { id: fromCustomer.id, paperId: fromCustomer.papers[0]!.id, ...itsBill })
  await moveShipment(admin, { id: fromCustomer.id, status: 'sent' })
  const all = { id: fromCustomer.lines[0]!.id, received: 20_000 }
  await receiveShipment(admin, { id: fromCustomer.id, ...counted(all), receivedBy: c.contactName })
  customer.answers.materialCame = await getShipment(c, { id: fromCustomer.id })
  const onward = shipments.plan.body.parse({ leg: 'to_supplier', ...material, note: `Of ${c.companyName}` })
  const toSupplier = await planShipment(admin, onward)
  await issueChallan(admin, { id: toSupplier.id, reason: 'jobwork' })
  await moveShipment(admin, { id: toSupplier.id, status: 'sent' })
  const outgoing = { id: toSupplier.lines[0]!.id, received: 20_000 }
  supplier.answers.materialCame = await receiveShipment(s, { id: toSupplier.id, ...counted(outgoing) })
  // A driver fetches pieces at the shop, and the customer counts them; another pick-up is cancelled.
  await taxProfile(s)
  const near = (await make.order({ customer: c, supplier: s })).workorder.id
  const fetching = {
    leg: 'to_site',
    confirmSite: true,
    lines: [{ workorderId: near, quantity: 1 }],
    ...travel,
    docketNo: 'DC-448120',
    note: `From ${s.companyName} to ${c.companyName}`,
  }
  const fetched = await planShipment(admin, shipments.plan.body.parse(fetching))
  supplier.answers.pickUp = await getShipment(s, { id: fetched.id })
  supplier.answers.packages = await changeShipment(s, { id: fetched.id, packages: 2 })
  await issue(admin, near, { shipmentId: fetched.id })
  supplier.answers.handedOver = await moveShipment(s, { id: fetched.id, status: 'sent' })
  const arrivedAt = counted({ id: fetched.lines[0]!.id, received: 1 })
  await receiveShipment(c, { id: fetched.id, ...arrivedAt, receivedBy: c.contactName })
  const off = await planShipment(admin, shipments.plan.body.parse(fetching))
  const reason = `${c.companyName} fetches it at ${s.companyName}`
  await moveShipment(admin, { id: off.id, status: 'cancelled', reason })
  for (const { viewer, answers } of [customer, supplier]) answers.direct = await getShipment(viewer, { id: fetched.id })
  supplier.answers.off = await getShipment(s, { id: off.id })
  const repeat = (customer.answers.repeated = await reorder(c, { id: done, quantity: 5 }))
  supplier.answers.repeat = await getInquiry(s, { id: repeat.id })
  await setInquiryOwner(admin, { id: inquiry.id, ownerId: colleague.member.id })
  await setWorkorderOwner(admin, { id, ownerId: colleague.member.id })
  const unassigned = await make.inquiry(c)
  await setInquiryProcess(admin, { id: unassigned.id, processId: process.id })
  await make.quotation(s, unassigned)
  for (const { grow } of listsOfSheets) await grow({ customer: c, supplier: s, admin }, unique('Shaft'))

  supplier.answers.floor = await getFloorOrder(s, { id })
  for (const { viewer, answers } of [customer, supplier]) {
    answers.inquiry = await getInquiry(viewer, { id: inquiry.id })
    answers.revisions = await listRevisions(viewer, { id: inquiry.id })
    answers.quotation = await getQuotation(viewer, { id: quoted.id })
    answers.questions = await listQuestions(viewer, { id: inquiry.id, limit: 50 })
    answers.workorder = await getWorkorder(viewer, { id })
    answers.report = await getReport(viewer, { id: report.id })
    answers.problem = await getProblem(viewer, { id: problem.id })
    answers.troubled = await getWorkorder(viewer, { id: faulty })
    answers.found = await findEverywhere(viewer, { q: inquiry.projectName })
    answers.foundById = await findEverywhere(viewer, { q: String(inquiry.id) })
    for (const list of exportable(viewer)) answers[`export of ${list}`] = await exportOf(viewer, list)
    for (const { group, name, endpoint } of readsOf(viewer.role)) {
      const { status, body } = await ask<unknown>(viewer, `GET ${endpoint.path}${endpoint.list ? '?limit=500' : ''}`)
      expect([endpoint.path, status]).toEqual([endpoint.path, 200])
      answers[`${group}.${name}`] = body
    }
  }
})

/** Every key of an answer, as it is sent, whose name or value tells who somebody is. */
const tellTales = (answers: unknown, who: Viewer, keys: string[]) =>
  tellTalesIn(JSON.parse(JSON.stringify(answers)), who, keys, '')

function tellTalesIn(value: unknown, who: Viewer, keys: string[], path: string): string[] {
  if (typeof value === 'string') {
    const secrets = [who.companyName, who.contactName, who.email, who.phone!, who.address!, who.gstNumber!]
    return secrets.some((secret) => value.includes(secret)) ? [path] : []
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(keys.includes(key) ? [`${path}.${key}`] : []),
    ...tellTalesIn(inner, who, keys, `${path}.${key}`),
  ])
}

test('no answer to the supplier tells who the customer is', () => {
  expect(tellTales(supplier.answers, customer.viewer, ['customerId', 'customerName'])).toEqual([])
})

test('of goods that go from the shop to the customer neither reads where the other is, nor the receipt of the carrier', () => {
  const ours = JSON.stringify([supplier.answers.direct, supplier.answers.off, supplier.answers['shipments.list']])
  expect(ours).toContain('"toState":"Karnataka"')
  expect(ours).not.toMatch(/Peenya|Bengaluru|Nandi|DC-448120|JW\//)
  expect(JSON.stringify(customer.answers.direct)).not.toMatch(/Peenya|pickupCode|toState|DC-448120|MH12AB1234/)
})

test('no answer to the customer tells who the supplier or the admin is', () => {
  const keys = ['supplierId', 'supplierName', 'supplierPhone', 'adminId', 'machineId']
  expect(tellTales(customer.answers, supplier.viewer, keys)).toEqual([])
})

test('no answer to the customer has a bill or a payment of what we buy', () => {
  expect(JSON.stringify(supplier.answers['payouts.list'])).toContain('HDFCP')
  expect(JSON.stringify(customer.answers)).not.toMatch(/HDFCP|payout|"bills"/)
})

test('no answer to the customer names a machine as its shop does, or the State of a bidder', () => {
  expect(JSON.stringify(customer.answers)).not.toContain(machineName)
  expect(customer.answers.workorder).toMatchObject({ machineName: 'Machining centre' })
  expect(supplier.answers.workorder).toMatchObject({ machineName })
  expect(tellTales([customer.answers.bidders, customer.answers.others], supplier.viewer, ['state'])).toEqual([])
})

test('no answer to either tells what admins note, how much, or who looks after it', () => {
  for (const { answers } of [customer, supplier]) {
    expect(tellTales(answers, colleague, ['noteCount', 'ownerId', 'ownerName', 'ownerInitials'])).toEqual([])
    expect(JSON.stringify(answers)).not.toMatch(new RegExp(`${NOTED}|note\\.added|ownerSet`))
  }
})

test('no supplier reads a letter, or how many others bid', () => {
  const { items } = supplier.answers.questions as { items: object[] }
  expect(items).toHaveLength(3)
  expect(tellTales(supplier.answers.questions, customer.viewer, ['bidder', 'label', 'offer'])).toEqual([])
})

test('each side reads its own story in them', () => {
  for (const { answers } of [customer, supplier]) {
    expect(answers.workorder).toMatchObject({
      history: [{ kind: 'workorder.created' }, { to: 'issues' }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    })
    expect((answers.found as { hits: unknown[] }).hits.length).toBeGreaterThan(2)
  }
})

/** The role reads the list, but has nothing in it. */
const isNotFor = (path: string, role: Role) =>
  listsOfSheets.some((list) => list.path === path && list.notFor?.includes(role))

test('each side finds something of the story in each of its lists', () => {
  for (const { viewer, answers } of [customer, supplier]) {
    const lists = readsOf(viewer.role).flatMap(({ group, name, endpoint }) =>
      endpoint.list && !isNotFor(endpoint.path, viewer.role) ? `${group}.${name}` : [],
    )
    expect(lists).toEqual(expect.arrayContaining(['quotations.list', 'notifications.list']))
    expect(lists.filter((list) => !(answers[list] as unknown[]).length)).toEqual([])
  }
})

test('history names one’s own deeds, and to an admin everybody’s', async () => {
  const inquiry = supplier.answers.inquiry as Awaited<ReturnType<typeof getInquiry>>
  // That quoting began would tell when another bidder came.
  expect(inquiry.history.map((h) => [h.to, h.actorName])).toEqual([
    ['new', undefined],
    [null, undefined],
    ['accepted', undefined],
  ])
  const order = supplier.answers.workorder as Awaited<ReturnType<typeof getWorkorder>>
  const own = supplier.viewer.companyName
  expect(order.history.map((h) => h.actorName)).toEqual([
    undefined,
    own,
    own,
    own,
    undefined,
    undefined,
    own,
    own,
    own,
    undefined,
    undefined,
  ])
  const { history } = await getInquiry(await make.admin(), { id: inquiry.id })
  expect(history.map((h) => h.actorName)).toEqual([
    customer.viewer.companyName,
    supplier.viewer.companyName,
    customer.viewer.companyName,
    customer.viewer.companyName,
  ])
})
