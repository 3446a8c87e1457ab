// Builders: each makes one thing that a test's sentence needs, with the domain's own verbs where that is short.
import { createHash, randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import { hashSync } from 'bcryptjs'
import type { Role } from '@/lib/contract/people/account'
import type { Input } from '@/lib/contract/core/endpoint'
import type { FilePurpose } from '@/lib/contract/files/files'
import type { companyDocuments } from '@/lib/contract/trade/company-documents'
import { suspendAccount } from '@/lib/domain/people/accounts/suspend-account'
import { addAddress } from '@/lib/domain/people/addresses/add-address'
import { storeUpload } from '@/lib/domain/files/files/upload-file'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { openCompany } from '@/lib/domain/people/members/open-company'
import { findPerson, toMe } from '@/lib/domain/people/members/person'
import { addMachine } from '@/lib/domain/trade/machines/add-machine'
import { approveMachine } from '@/lib/domain/trade/machines/decide-machine'
import { addProcess } from '@/lib/domain/trade/processes/add-process'
import { approveProcess } from '@/lib/domain/trade/processes/decide-process'
import { addCompanyDocument } from '@/lib/domain/trade/company-documents/add-company-document'
import { addNote } from '@/lib/domain/core/notes/add-note'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { holdForReview } from '@/lib/domain/files/moderation/hold-for-review'
import { createRequest } from '@/lib/domain/trade/workorder-requests/create-request'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { db, rows } from '@/lib/infra/db/db'
import type { NotedThing } from '@/lib/terms/noted-things'
import type { MemberRole } from '@/lib/terms/member-roles'
import type { Viewer } from '@/lib/rules/core/permissions'
import { emptyPdf } from './named-files/pdf'
import { oncePerSuite } from './own-database'

/** The password of every account that a test makes, unless told. */
export const PASSWORD = 'secret1'
// The least cost: few tests check it.
export const passwordHash = hashSync(PASSWORD, 4)

let serial = 0
/** A text that no other test has: letters, since ten digits would be taken for a phone number. */
export const unique = (prefix: string) => `${prefix}-${letters(hash(`${process.pid}-${Date.now()}-${++serial}`))}`

const hash = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 10)
const letters = (hex: string) => hex.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)

/** A code of goods that no other test has. */
export const newCode = () => String(10_000_000 + randomInt(90_000_000))

type AccountFields = {
  verified?: boolean
  companyName?: string
  contactName?: string
  phone?: string
  address?: string
  gstNumber?: string
  mainProcessCategory?: string
  passwordHash?: string
  emailProvenAt?: Date | null
  recheck?: boolean
}

async function account(role: Role, fields: AccountFields = {}): Promise<Viewer> {
  const email = `${unique(role)}@example.com`
  const data = {
    email,
    role,
    verified: true,
    companyName: unique('Company'),
    contactName: 'Asha Rao',
    passwordHash,
    emailProvenAt: new Date(),
  }
  const { recheck, emailProvenAt, ...opened } = { ...data, ...fields }
  const { id, memberId } = await openCompany(db(), { ...opened, emailProvenAt: emailProvenAt ?? undefined })
  if (recheck) await db().user.update({ where: { id }, data: { recheck } })
  return toMe(await findPerson(rows, memberId))
}

/** One admin for what no test asks who did it: every admin more is one more to be told of everything. */
const approver = oncePerSuite(() => account('admin'))

/** Makes things for tests. */
export const make = {
  customer: (fields?: AccountFields) => account('customer', fields),
  supplier: (fields?: AccountFields) => account('supplier', fields),
  admin: (fields?: AccountFields) => account('admin', fields),

  /** Another person of a company. */
  async colleague(
    company: Viewer,
    role: MemberRole = 'owner',
    { name = 'Ravi Kale', approvalLimit = null as number | null } = {},
  ): Promise<Viewer> {
    const email = `${unique('colleague')}@example.com`
    const data = { companyId: company.id, name, email, passwordHash, role, approvalLimit, emailProvenAt: new Date() }
    const { id } = await db().member.create({ data })
    return toMe(await findPerson(rows, id))
  },

  /** The company after an admin has suspended it, which signed its people out. */
  async suspended(company: Viewer, reason = 'Two complaints in a week'): Promise<Viewer> {
    await suspendAccount(await approver(), { id: company.id, reason })
    return toMe(await findPerson(rows, company.member.id))
  },

  async process(supplier: Viewer, { name = unique('Milling'), approved = true } = {}) {
    const process = await addProcess(supplier, { name, description: 'Three and five axis, up to 800 mm' })
    return approved ? approveProcess(await approver(), { id: process.id }) : process
  },
  async machine(supplier: Viewer, { approved = true, processId = null as number | null } = {}) {
    const form = {
      name: unique('VMC'),
      model: 'VF-2',
      type: 'VMC',
      processId,
      serialNumber: null,
      specifications: null,
    }
    const machine = await addMachine(supplier, form)
    return approved ? approveMachine(await approver(), { id: machine.id }) : machine
  },
  /** An address of a customer; the first one is the default. */
  address: (customer: Viewer, fields: { isDefault?: boolean; label?: string; line1?: string } = {}) =>
    addAddress(customer, {
      label: unique('Works'),
      line1: 'Plot 7, MIDC Bhosari',
      line2: null,
      city: 'Pune',
      pin: '411026',
      stateCode: '27',
      gstin: null,
      ...fields,
    }),
  /** A rate of tax that holds from April 2026 on. */
  rate: (fields: { code?: string; note?: string } = {}) =>
    db().rate.create({ data: { kind: 'gst', code: newCode(), rateBp: 1800, from: new Date('2026-04-01'), ...fields } }),
  /** A supplier's request for work for a machine of its own. */
  async request(supplier: Viewer) {
    const machine = await make.machine(supplier)
    const process = await make.process(supplier)
    return createRequest(supplier, { machineId: machine.id, processId: process.id, notes: null })
  },
  inquiry: (customer: Viewer, fields: { processId?: number; projectName?: string; targetDate?: string } = {}) =>
    submitInquiry(customer, {
      projectName: unique('Bracket'),
      description: 'Milled bracket, deburred',
      quantity: 50,
      ...fields,
    }),
  quotation: (supplier: Viewer, inquiry: { id: number }, { price = 45_000 } = {}) =>
    createQuotation(supplier, { inquiryId: inquiry.id, price, details: 'Ex works, three weeks', validUntil: null }),
  /** A text of this author that waits for an admin; nobody looked into it. Its inquiry is none of the other tests’. */
  async review(author: Viewer, { entityId = 2_000_000_000 + ++serial, text = 'Call 98220 12345' } = {}) {
    const about = { entityType: 'inquiry', entityId, field: unique('description') } as const
    await holdForReview({ rows, viewer: author }, { ...about, found: ['phone'], text, masked: 'Call •••' })
    return db().review.findFirstOrThrow({ where: about })
  },
  /** A note about something; about an account of its own unless told. */
  note: async (author: Viewer, about: { entityType?: NotedThing; entityId?: number; text?: string } = {}) =>
    addNote(author, {
      entityType: about.entityType ?? 'account',
      entityId: about.entityId ?? (await make.customer()).id,
      text: about.text ?? unique('Pays late'),
    }),
  /** A file that was uploaded and belongs to nothing yet. */
  upload: (owner: Viewer, purpose: FilePurpose, name = 'drawing.pdf', content: string | Buffer = emptyPdf) =>
    storeUpload(owner, purpose, { name, content: Readable.from([Buffer.from(content)]) }),
  /** A document of a supplier: an ISO 9001 certificate to the end of 2027 unless told. */
  async companyDocument(supplier: Viewer, fields: Partial<Input<typeof companyDocuments.add>> = {}) {
    const { id: fileId } = await make.upload(supplier, 'company', 'certificate.pdf')
    const form = { kind: 'iso_9001', number: unique('QMS'), validTo: '2027-12-31', fileId } as const
    return addCompanyDocument(supplier, { ...form, ...fields })
  },
  /** An accepted quotation that waits for its order. */
  async accepted(fields: { customer?: Viewer; supplier?: Viewer; price?: number; projectName?: string } = {}) {
    const customer = fields.customer ?? (await make.customer())
    const supplier = fields.supplier ?? (await make.supplier())
    const inquiry = await make.inquiry(customer, { projectName: fields.projectName ?? unique('Bracket') })
    const quotation = await make.quotation(supplier, inquiry, fields)
    await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
    return { customer, supplier, inquiry, quotation }
  },
  /** An order as it comes about: inquiry, quotation, acceptance, work order. */
  async order(
    fields: { customer?: Viewer; supplier?: Viewer; price?: number; projectName?: string; startDate?: string } = {},
  ) {
    const accepted = await make.accepted(fields)
    const admin = await make.admin()
    const { startDate } = fields
    const form = { inquiryId: accepted.inquiry.id, supplierId: accepted.supplier.id, startDate }
    return { ...accepted, admin, workorder: await createWorkorder(admin, form) }
  },
}
