import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { changeInquiryStatus } from '@/lib/domain/trade/inquiries/change-inquiry-status'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { addMachine } from '@/lib/domain/trade/machines/add-machine'
import { approveMachine, rejectMachine } from '@/lib/domain/trade/machines/decide-machine'
import { listMachines } from '@/lib/domain/trade/machines/list-machines'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { addProcess } from '@/lib/domain/trade/processes/add-process'
import { approveProcess, rejectProcess } from '@/lib/domain/trade/processes/decide-process'
import { listProcesses } from '@/lib/domain/trade/processes/list-processes'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { listMessages } from '@/lib/domain/files/moderation/list-messages'
import { findEverywhere } from '@/lib/domain/desk/search/find-everywhere'
import { listRequests } from '@/lib/domain/trade/workorder-requests/list-requests'
import { rejectRequest } from '@/lib/domain/trade/workorder-requests/reject-request'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { setWorkorderProgress } from '@/lib/domain/orders/workorders/set-workorder-progress'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { composeNews, type Happening } from '@/lib/events/mails/compose'
import { rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const all = { limit: 500 }
type Side = { viewer: Viewer; answers: Record<string, unknown> }
let customer: Side, supplier: Side, admin: Viewer

const letters = (text: string) => text.replace('-', '')
/** A company whose name, contact, phone and GST number nobody else has. */
const company = (kind: string, digit: number) => ({
  companyName: `${letters(unique(kind))} Castings Pvt Ltd`,
  contactName: `${letters(unique('meera'))} Joshi`,
  phone: `98220 ${String(Date.now()).slice(-4)}${digit}`,
  gstNumber: `27ABCDE${digit}234F1Z5`,
})
const secretsOf = ({ companyName, contactName, email, phone, gstNumber }: Viewer) => [
  companyName,
  companyName.split(' ')[0]!,
  contactName,
  email,
  phone!,
  gstNumber!,
]
/** A text with all that tells who somebody is; at most 200 characters. */
const from = (who: Viewer) => `Hub: ${secretsOf(who).join(', ')}`
/** Without names: whose they are is not known where an admin refuses a machine. */
const contactsOf = ({ email, phone, gstNumber }: Viewer) => `Ask ${email}, ${phone}, ${gstNumber}`
const toBoth = () => `${from(customer.viewer)} and ${from(supplier.viewer)}`

beforeAll(async () => {
  customer = { viewer: await make.customer(company('customer', 1)), answers: {} }
  supplier = { viewer: await make.supplier(company('supplier', 2)), answers: {} }
  admin = await make.admin()
  const [c, s] = [customer.viewer, supplier.viewer]
  const rival = await make.supplier()
  const process = await addProcess(s, { name: from(s), description: from(s) })
  await approveProcess(admin, { id: process.id })
  const refused = await addProcess(s, { name: unique('Honing'), description: 'Bores up to 200 mm' })
  await rejectProcess(admin, { id: refused.id, reason: contactsOf(c) })
  const machine = await addMachine(s, { name: from(s), model: from(s), type: 'VMC', processId: process.id })
  await approveMachine(admin, { id: machine.id })
  const other = await addMachine(s, { name: 'Lathe', model: 'L1', type: 'Lathe' })
  await rejectMachine(admin, { id: other.id, reason: contactsOf(c) })
  await rejectRequest(admin, { id: (await make.request(s)).id, reason: contactsOf(c) })

  const words = {
    projectName: from(c),
    description: from(c),
    specialRequirements: from(c),
    material: from(c),
    // At most 60 and 20 characters.
    partNumber: c.email,
    drawingRevision: c.gstNumber,
  }
  const ask = () => submitInquiry(c, { ...words, quantity: 5, processId: process.id })
  const inquiry = await ask()
  const open = await ask()
  await ask()
  await createQuotation(s, { inquiryId: open.id, price: 500, details: 'Ex works' })
  await changeInquiryStatus(admin, { id: open.id, status: 'quoted', note: toBoth() })
  supplier.answers.quoted = await createQuotation(s, { inquiryId: inquiry.id, price: 500, details: from(s) })
  await createQuotation(rival, { inquiryId: inquiry.id, price: 700, details: 'Ex works' })
  const { id: quotationId } = supplier.answers.quoted as { id: number }
  customer.answers.accepted = await changeQuotationStatus(c, { id: quotationId, status: 'accepted' })
  const ordered = { inquiryId: inquiry.id, supplierId: s.id, machineId: machine.id, notes: toBoth() }
  const { id } = await createWorkorder(admin, ordered)
  supplier.answers.moved = await changeWorkorderStatus(s, { id, status: 'issues', notes: from(s) })
  await changeWorkorderStatus(admin, { id, status: 'issues', notes: toBoth() })
  supplier.answers.progressed = await setWorkorderProgress(s, { id, doneQuantity: 1, note: from(s) })
  await setWorkorderProgress(admin, { id, doneQuantity: 2, note: toBoth() })
  supplier.answers.movedOn = await changeWorkorderStatus(s, { id, status: 'started', notes: from(s) })

  for (const { viewer, answers } of [customer, supplier]) {
    answers.inquiry = await getInquiry(viewer, { id: inquiry.id })
    answers.open = await getInquiry(viewer, { id: open.id })
    answers.inquiries = await listInquiries(viewer, all)
    answers.quotation = await getQuotation(viewer, { id: quotationId })
    answers.quotations = await listQuotations(viewer, all)
    answers.workorder = await getWorkorder(viewer, { id })
    answers.workorders = await listWorkorders(viewer, all)
    answers.processes = await listProcesses(viewer, { ...all, sort: 'name' })
    answers.dashboard = await getDashboard(viewer, {})
    answers.found = await findEverywhere(viewer, { q: 'Hub' })
    answers.bells = await listNotifications(viewer, all)
    answers.mails = await mailsTo(viewer)
  }
  supplier.answers.machines = await listMachines(supplier.viewer, all)
  supplier.answers.requests = await listRequests(supplier.viewer, all)
})

/** The mails that are owed to somebody, as they would go out. */
async function mailsTo(viewer: Viewer) {
  const owed = await rows<Happening>(sql`
    SELECT e.kind, e.entity_type AS "entityType", e.entity_id AS "entityId", e.data
    FROM mails m JOIN events e ON e.id = m.event_id WHERE m.member_id = ${viewer.member.id} ORDER BY m.id`)
  return Promise.all(owed.map((one) => composeNews({ ...viewer, id: viewer.id }, 'workorders', [one])))
}

/** The paths in an answer at which a text tells who somebody is. */
function tellTales(value: unknown, who: Viewer, path = ''): string[] {
  if (typeof value === 'string')
    return secretsOf(who).some((secret) => value.toLowerCase().includes(secret.toLowerCase())) ? [path] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => tellTales(inner, who, `${path}.${key}`))
}

test('no text that a supplier reads tells who the customer is', () =>
  expect(tellTales(supplier.answers, customer.viewer)).toEqual([]))

test('no text that a customer reads tells who the supplier is', () =>
  expect(tellTales(customer.answers, supplier.viewer)).toEqual([]))

test('each side was told in lists, bells and mails, and reads its own words as it wrote them', () => {
  for (const { viewer, answers } of [customer, supplier]) {
    expect((answers.found as { hits: unknown[] }).hits.length).toBeGreaterThan(2)
    expect((answers.bells as { total: number }).total).toBeGreaterThan(1)
    expect((answers.mails as unknown[]).length).toBeGreaterThan(1)
    expect(tellTales(answers.inquiry, viewer).length + tellTales(answers.quotation, viewer).length).toBeGreaterThan(0)
  }
  expect(customer.answers.inquiry).toMatchObject({
    description: from(customer.viewer),
    othersRead: { description: expect.stringMatching(/^Hub: •••/), projectName: expect.stringContaining('•••') },
  })
  expect(supplier.answers.quotation).toMatchObject({
    details: from(supplier.viewer),
    projectName: expect.stringMatching(/^Hub: •••/),
    othersRead: { details: expect.stringMatching(/^Hub: •••/) },
  })
  expect(supplier.answers.workorder).toMatchObject({ notes: from(supplier.viewer) })
})

test('an admin reads the originals, and each of them waits in the queue', async () => {
  const inquiry = supplier.answers.inquiry as { id: number }
  expect(await getInquiry(admin, { id: inquiry.id })).toMatchObject({ description: from(customer.viewer) })
  const held = await listMessages(admin, { ...all, q: customer.viewer.email, state: 'held' })
  const fields = new Set(held.items.map(({ entityType, field }) => `${entityType} ${field}`))
  expect([...fields].sort()).toEqual([
    'inquiry description',
    'inquiry material',
    'inquiry note',
    'inquiry partNumber',
    'inquiry projectName',
    'inquiry specialRequirements',
    'machine rejectionReason',
    'process rejectionReason',
    'workorder note',
    'workorderrequest rejectionReason',
  ])
})

test('a side finds nothing by what tells who the other is, its own by its own words', async () => {
  for (const [searcher, other] of [
    [supplier.viewer, customer.viewer],
    [customer.viewer, supplier.viewer],
  ] as const)
    for (const q of secretsOf(other)) {
      const lists = [listInquiries, listQuotations, listWorkorders, listProcesses]
      for (const list of lists) expect((await list(searcher, { ...all, q })).items).toEqual([])
      expect((await findEverywhere(searcher, { q })).hits).toEqual([])
    }
  const own = await listInquiries(customer.viewer, { ...all, q: customer.viewer.companyName })
  expect(own.items).toHaveLength(3)
  expect((await listInquiries(supplier.viewer, { ...all, q: 'Hub' })).items.length).toBeGreaterThan(1)
})
