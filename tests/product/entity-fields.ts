import { make, newCode, unique } from '@/tests/make'
import type { Thing } from './ask'
import type { People, Who } from './people'

/**
 * A field when the thing is created:
 * - required: left out, null or empty, the call is refused with an issue on the field
 * - optional: left out, null or empty, it is null in the answer; `list` and `left out: …` are other values than null
 * - set: the server sets it, whatever the body says, to what stands behind it
 * - secret: required, and in no answer
 */
export type Field =
  | [name: string, rule: 'required' | 'optional' | 'secret']
  | [name: string, rule: 'left out', is: unknown]
  | [name: string, rule: 'set', is: (people: People, full: Thing) => unknown]
export type Entity = {
  create: string
  by: Exclude<Who, 'nobody'>
  full: (people: People) => Promise<Record<string, unknown>>
  fields: Field[]
}

const whole = () => expect.any(Number)
const instant = () => expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const always = (value: unknown) => () => value
const drawing = { name: 'drawing.pdf', size: 10, type: 'application/pdf', lastModified: '2026-11-01T10:00:00.000Z' }

export const entities: Record<string, Entity> = {
  User: {
    create: 'POST /api/register',
    by: 'admin',
    full: async () => ({
      ...{ email: `${unique('user')}@example.com`, password: 'secret1', role: 'supplier', companyName: 'Nava Tools' },
      ...{ contactName: 'Ravi Kale', phone: '98220 12345', address: 'Nashik', gstNumber: '27AAPFU0939F1ZV' },
      mainProcessCategory: 'Milling',
    }),
    fields: [
      ['id', 'set', whole],
      ['username', 'set', (_, full) => full.email],
      ['password', 'secret'],
      ['email', 'required'],
      ['pendingEmail', 'set', always(null)],
      ['emailProven', 'set', always(false)],
      ['role', 'required'],
      ['companyName', 'required'],
      ['contactName', 'required'],
      ['phone', 'optional'],
      ['address', 'optional'],
      ['gstNumber', 'optional'],
      ['mainProcessCategory', 'optional'],
      ['verified', 'set', always(false)],
      ['recheck', 'set', always(false)],
      ['state', 'set', always('pending')],
      ['rejectionReason', 'set', always(null)],
      ['createdAt', 'set', instant],
    ],
  },
  Process: {
    create: 'POST /api/processes',
    by: 'supplier',
    full: async () => ({ name: 'Honing', description: 'Bores up to 200 mm' }),
    fields: [
      ['id', 'set', whole],
      ['name', 'required'],
      ['description', 'required'],
      ['supplierId', 'set', (people) => people.supplier.id],
      ['status', 'set', always('pending')],
      ['rejectionReason', 'set', always(null)],
      ['createdAt', 'set', instant],
    ],
  },
  Machine: {
    create: 'POST /api/machines',
    by: 'supplier',
    full: async (people) => ({
      ...{ name: 'VMC 1', model: 'VF-2', type: 'VMC', serialNumber: 'SN-77' },
      processId: (await make.process(people.supplier)).id,
      specifications: {
        ...{ capacity: '500 kg', travel: '762 mm', spindleSpeed: '8100 rpm', workpieceSize: '600 mm' },
        ...{ powerRating: '22 kW', description: 'Two pallets' },
      },
    }),
    fields: [
      ['id', 'set', whole],
      ['name', 'required'],
      ['model', 'required'],
      ['type', 'required'],
      ['serialNumber', 'optional'],
      ['processId', 'optional'],
      ['specifications.capacity', 'optional'],
      ['specifications.travel', 'optional'],
      ['specifications.spindleSpeed', 'optional'],
      ['specifications.workpieceSize', 'optional'],
      ['specifications.powerRating', 'optional'],
      ['specifications.description', 'optional'],
      ['specifications.availableHours', 'set', always(null)],
      ['supplierId', 'set', (people) => people.supplier.id],
      ['status', 'set', always('idle')],
      ['approved', 'set', always(false)],
      ['approvalStatus', 'set', always('pending')],
      ['rejectionReason', 'set', always(null)],
      ['createdAt', 'set', instant],
    ],
  },
  Inquiry: {
    create: 'POST /api/inquiries',
    by: 'customer',
    full: async (people) => ({
      ...{ projectName: 'Flange', description: 'Turned flange, 12 holes', quantity: 4, material: 'EN8' },
      ...{ targetDate: '2031-05-10T00:00:00.000Z', specialRequirements: 'Deburred', files: [drawing] },
      ...{ partNumber: 'FL-2201', drawingRevision: 'C', addressId: (await make.address(people.customer)).id },
      processId: (await make.process(people.supplier)).id,
    }),
    fields: [
      ['id', 'set', whole],
      ['projectName', 'required'],
      ['description', 'required'],
      ['quantity', 'required'],
      ['material', 'optional'],
      ['targetDate', 'optional'],
      ['specialRequirements', 'optional'],
      ['partNumber', 'optional'],
      ['drawingRevision', 'optional'],
      ['addressId', 'optional'],
      ['customerId', 'set', (people) => people.customer.id],
      ['processId', 'optional'],
      ['status', 'set', always('new')],
      ['files', 'left out', []],
      ['createdAt', 'set', instant],
    ],
  },
  Member: {
    create: 'POST /api/members',
    by: 'customer',
    full: async () => ({
      ...{ name: 'Ravi Kale', email: `${unique('ravi')}@example.com`, role: 'approver', approvalLimit: 200_000 },
    }),
    fields: [
      ['id', 'set', whole],
      ['name', 'required'],
      ['role', 'required'],
      ['state', 'set', always('invited')],
      ['contact', 'set', always(false)],
      ['email', 'required'],
      ['approvalLimit', 'optional'],
      ['lastSeenAt', 'set', always(null)],
      ['secondFactor', 'set', always(false)],
      ['createdAt', 'set', instant],
    ],
  },
  Address: {
    create: 'POST /api/addresses',
    by: 'customer',
    full: async () => ({
      ...{ label: 'Works', line1: 'Plot 7, MIDC', line2: 'Gate 3', city: 'Pune', pin: '411026', stateCode: '27' },
      ...{ gstin: '27AAPFU0939F1ZV', isDefault: true },
    }),
    fields: [
      ['id', 'set', whole],
      ['label', 'required'],
      ['line1', 'required'],
      ['line2', 'optional'],
      ['city', 'required'],
      ['pin', 'required'],
      ['stateCode', 'required'],
      ['gstin', 'optional'],
      ['isDefault', 'left out', false],
      ['createdAt', 'set', instant],
    ],
  },
  Rate: {
    create: 'POST /api/rates',
    by: 'admin',
    full: async () => ({
      ...{ kind: 'gst', code: newCode(), rateBp: 500 },
      ...{ from: '2026-04-01', to: '2027-03-31', note: 'Notification 9/2025' },
    }),
    fields: [
      ['id', 'set', whole],
      ['kind', 'required'],
      ['code', 'required'],
      ['rateBp', 'required'],
      ['from', 'required'],
      ['to', 'optional'],
      ['note', 'optional'],
      ['inUse', 'set', always(false)],
      ['createdAt', 'set', instant],
    ],
  },
  Quotation: {
    create: 'POST /api/quotations',
    by: 'supplier',
    full: async (people) => ({
      ...{ inquiryId: (await make.inquiry(people.customer)).id, price: 1_234_567, details: 'Ex works, three weeks' },
      ...{ validUntil: '2031-05-10T00:00:00.000Z', leadDays: 18 },
    }),
    fields: [
      ['id', 'set', whole],
      ['inquiryId', 'required'],
      ['supplierId', 'set', (people) => people.supplier.id],
      ['adminId', 'set', always(null)],
      ['price', 'required'],
      ['details', 'required'],
      ['validUntil', 'left out', instant()],
      ['leadDays', 'optional'],
      ['status', 'set', always('pending')],
      ['pictureFile', 'set', always(null)],
      ['createdAt', 'set', instant],
    ],
  },
  'Work order': {
    create: 'POST /api/workorders',
    by: 'admin',
    full: async (people) => ({
      ...{ supplierId: people.supplier.id, inquiryId: (await make.accepted(people)).inquiry.id },
      ...{ machineId: (await make.machine(people.supplier)).id, startDate: '2031-05-10T00:00:00.000Z' },
      ...{ dueDate: '2031-06-10T00:00:00.000Z', notes: 'Pack in pairs', files: [drawing] },
    }),
    fields: [
      ['id', 'set', whole],
      ['quotationId', 'set', whole],
      ['inquiryId', 'optional'],
      ['supplierId', 'required'],
      ['machineId', 'optional'],
      ['adminId', 'set', (people) => people.admin.id],
      ['status', 'set', always('pending')],
      ['startDate', 'optional'],
      ['dueDate', 'optional'],
      ['completedDate', 'set', always(null)],
      ['doneQuantity', 'set', always(null)],
      ['expectedDate', 'set', always(null)],
      ['poNumber', 'set', always(null)],
      ['files', 'left out', []],
      ['notes', 'optional'],
      ['paymentStatus', 'set', always('pending')],
      ['paymentBy', 'set', always('hand')],
      ['paidPaise', 'set', always(null)],
      ['balancePaise', 'set', always(null)],
      ['createdAt', 'set', instant],
    ],
  },
  'Saved view': {
    create: 'POST /api/views',
    by: 'customer',
    full: async () => ({ list: 'workorders', name: unique('View'), query: { status: 'issues' } }),
    fields: [
      ['id', 'set', whole],
      ['list', 'required'],
      ['name', 'required'],
      ['query', 'required'],
      ['place', 'set', whole],
      ['gone', 'set', always([])],
      ['createdAt', 'set', instant],
    ],
  },
  'Work order request': {
    create: 'POST /api/workorderrequests',
    by: 'supplier',
    full: async ({ supplier }) => ({
      ...{ machineId: (await make.machine(supplier)).id, processId: (await make.process(supplier)).id },
      notes: 'Free from Monday',
    }),
    fields: [
      ['id', 'set', whole],
      ['supplierId', 'set', (people) => people.supplier.id],
      ['machineId', 'required'],
      ['processId', 'required'],
      ['notes', 'optional'],
      ['status', 'set', always('pending')],
      ['rejectionReason', 'set', always(null)],
      ['workOrderId', 'set', always(null)],
      ['createdAt', 'set', instant],
    ],
  },
  Note: {
    create: 'POST /api/notes',
    by: 'admin',
    full: async ({ customer }) => ({
      entityType: 'account',
      entityId: customer.id,
      text: 'Pays late, <b>calls</b> help',
    }),
    fields: [
      ['id', 'set', whole],
      ['entityType', 'required'],
      ['entityId', 'required'],
      ['text', 'required'],
      ['authorId', 'set', (people) => people.admin.member.id],
      ['authorName', 'set', (people) => people.admin.contactName],
      ['createdAt', 'set', instant],
    ],
  },
}
