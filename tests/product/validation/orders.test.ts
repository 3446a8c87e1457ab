import type { FilePurpose } from '@/lib/contract/files/files'
import { fileTypes } from '@/lib/contract/files/file-types'
import { make } from '@/tests/make'
import { makePeople, type People } from '../people'
import { chars, made, validates, type Accepted, type Refused } from './form'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let everybody: People
beforeAll(async () => void (everybody = await makePeople()))
const people = () => everybody

const optional = (field: string, max: number): Accepted[] => [
  [field, undefined, null],
  [field, null],
  [field, '', null],
  [field, '   ', null],
  [field, chars(max)],
]
const optionalId = (field: string): Accepted[] => [undefined, null, ''].map((v): Accepted => [field, v, null])
const notAnId = (field: string) =>
  [0, -1, 1.5, 'abc', true].map((v): Refused => [
    field,
    v,
    v === 1.5 ? 'Enter a whole number' : 'Choose one from the list',
  ])
const dates = (field: string): Accepted[] => [
  ...optionalId(field),
  [field, '2031-01-31', '2031-01-31T00:00:00.000Z'],
  [field, '2031-01-31T05:30:00+05:30', '2031-01-31T00:00:00.000Z'],
]
const notADate = (field: string) =>
  ['soon', '31.01.2027', '2031-02-30', 7].map((v): Refused => [field, v, 'Enter a date'])

const MB = 1024 * 1024
const notFree = 'One of the files isn’t your upload, or is already attached to something else'
const upload = (by: 'customer' | 'otherCustomer' | 'admin' | 'supplier', purpose: FilePurpose) =>
  made(`an upload of the ${by} for an ${purpose}`, async (p) => [{ id: (await make.upload(p[by], purpose)).id }])
const list = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `${n}.pdf`, size: 1, type: '' }))
const named = (name: string, size = 1) => [{ name, size, type: '', lastModified: null }]
const attached = (name: string) => [expect.objectContaining({ name })]
/** The files of a form: types and size for this purpose, at most 50, own uploads alone. */
const files = (purpose: FilePurpose, maxMb: number, foreignTypes: string[]) => {
  const types = fileTypes[purpose]
  return {
    refused: [
      ['files', named('a.step', maxMb * MB + 1), `File "a.step" exceeds the ${maxMb}MB limit`],
      ...foreignTypes.map((end): Refused => {
        return ['files', named(`a${end}`), `File "a${end}" must be one of ${types.join(', ')}`]
      }),
      ['files', list(51), 'At most 50 files'],
      ['files', [{ id: 2_000_000_000 }], notFree],
    ] as Refused[],
    accepted: [
      ['files', undefined, []],
      ['files', null, []],
      ['files', [], []],
      ['files', named('a.step', maxMb * MB), attached('a.step')],
      ...types.map((end): Accepted => ['files', named(`part${end}`), attached(`part${end}`)]),
      ['files', named('PART.PDF'), attached('PART.PDF')],
      ['files', list(50), expect.arrayContaining(attached('49.pdf'))],
      ['files', [...named('a.pdf'), ...named('a.pdf')], [...attached('a.pdf'), ...attached('a (2).pdf')]],
    ] as Accepted[],
  }
}

const inquiryFiles = files('inquiry', 10, ['.xls', '.xlsx', '.exe', '.png', '.zip', ''])
const short = 'Description must be at least 10 characters'
const quantity = 'Quantity must be positive'
const notOffered = 'This manufacturing process is not available'

validates('Inquiry', {
  call: 'POST /api/inquiries',
  by: 'customer',
  people,
  fits: { projectName: 'Bracket', description: 'Milled bracket, deburred', quantity: 50 },
  empty: [
    'projectName: Project name is required',
    'description: Description must be at least 10 characters',
    'quantity: Quantity must be positive',
  ],
  refused: [
    ...[undefined, null, '', '   ', 7].map((v): Refused => ['projectName', v, 'Project name is required']),
    ['projectName', chars(201), 'At most 200 characters'],
    ...[undefined, null, '', chars(9), `  ${chars(9)}  `].map((v): Refused => ['description', v, short]),
    ['description', chars(5001), 'At most 5,000 characters'],
    ...[undefined, null, '', 0, -1, '0', 'fifty', true, []].map((v): Refused => ['quantity', v, quantity]),
    ['quantity', 1.5, 'Enter a whole number'],
    ['quantity', 2_147_483_648, 'This number is too large'],
    ['material', chars(201), 'At most 200 characters'],
    ['specialRequirements', chars(5001), 'At most 5,000 characters'],
    ...notADate('targetDate'),
    ['targetDate', '2026-01-31', 'Choose today or a later date'],
    ...notAnId('processId'),
    ['processId', 2_000_000_000, notOffered],
    [
      'processId',
      made('a pending process', async (p) => (await make.process(p.supplier, { approved: false })).id),
      notOffered,
    ],
    ...inquiryFiles.refused,
    ['files', upload('otherCustomer', 'inquiry'), notFree],
    ['files', upload('customer', 'workorder'), notFree],
  ],
  accepted: [
    ['projectName', chars(200)],
    ['projectName', ' कोष्ठक 🔩 ', 'कोष्ठक 🔩'],
    ['description', chars(10)],
    ['description', chars(5000)],
    ['quantity', 1],
    ['quantity', 2_147_483_647],
    ['quantity', '250', 250],
    ...optional('material', 200),
    ...optional('specialRequirements', 5000),
    ...dates('targetDate'),
    ...optionalId('processId'),
    ['processId', made('an approved process', async (p) => (await make.process(p.supplier)).id), expect.any(Number)],
    ...inquiryFiles.accepted,
    ['files', upload('customer', 'inquiry'), attached('drawing.pdf')],
    ['status', 'accepted', 'new'],
  ],
})

validates("An inquiry's customerId", {
  call: 'POST /api/inquiries',
  by: 'customer',
  people,
  fits: { projectName: 'Bracket', description: 'Milled bracket, deburred', quantity: 50 },
  refused: [],
  accepted: [['customerId', made("another's", async (p) => p.otherCustomer.id), expect.any(Number)]],
  answers: ({ customerId }) => expect(customerId).toBe(everybody.customer.id),
})

const orderFiles = files('workorder', 15, ['.exe', '.png', '.zip', ''])
const select = 'Please select a supplier'
const verified = 'Please select a verified supplier'

validates('Admin work order create', {
  call: 'POST /api/workorders',
  by: 'admin',
  people,
  fits: { supplierId: '{supplier}', startDate: '2031-01-10' },
  empty: ['supplierId: Please select a supplier'],
  refused: [
    ...[undefined, null, '', 0, -1, 'Nava'].map((v): Refused => ['supplierId', v, select]),
    ['supplierId', 2_000_000_000, verified],
    ['supplierId', made('an unverified supplier', async (p) => p.unverifiedSupplier.id), verified],
    ['supplierId', made('a customer', async (p) => p.customer.id), verified],
    ...['inquiryId', 'machineId', 'requestId'].flatMap(notAnId),
    ['inquiryId', 2_000_000_000, 'Inquiry not found'],
    ['requestId', 2_000_000_000, 'Work order request not found'],
    [
      'requestId',
      made("another supplier's request", async (p) => (await make.request(p.otherSupplier)).id),
      'This request is from another supplier',
      'supplierId',
    ],
    [
      'machineId',
      made("another supplier's machine", async (p) => (await make.machine(p.otherSupplier)).id),
      'This machine belongs to another supplier',
    ],
    ...notADate('startDate'),
    ...notADate('dueDate'),
    ['dueDate', '2026-01-31', 'Choose today or a later date'],
    ['dueDate', '2031-01-09', 'The due date is before the start date'],
    ['notes', chars(5001), 'At most 5,000 characters'],
    ...orderFiles.refused,
    ['files', upload('supplier', 'workorder'), notFree],
    ['files', upload('admin', 'inquiry'), notFree],
  ],
  accepted: [
    ['supplierId', '{supplier}', expect.any(Number)],
    ...['inquiryId', 'machineId'].flatMap(optionalId),
    ['inquiryId', '{inquiry}', expect.any(Number)],
    ['machineId', '{machine}', expect.any(Number)],
    ['requestId', '{request}', undefined],
    ...dates('startDate'),
    ...dates('dueDate'),
    ['dueDate', '2031-01-10', '2031-01-10T00:00:00.000Z'],
    ...optional('notes', 5000),
    ...orderFiles.accepted,
    ['files', upload('admin', 'workorder'), attached('drawing.pdf')],
    ['status', 'completed', 'pending'],
    ['paymentStatus', 'complete', 'pending'],
  ],
})

validates('Payment status', {
  call: 'PATCH /api/workorders/{workorder}/payment',
  by: 'admin',
  people,
  fits: {},
  refused: [undefined, null, '', 'paid', 7].map((v): Refused => ['status', v, 'Choose a status from the list']),
  accepted: ['pending', 'partial', 'complete'].map((v): Accepted => ['status', v, 'pending']),
  answers: ({ paymentStatus }, value) => expect(paymentStatus).toBe(value),
})

validates("A customer's answer to a quotation", {
  call: 'PATCH /api/quotations/{quotation}/status',
  by: 'customer',
  people,
  fits: {},
  refused: [undefined, null, '', 'pending', 'yes'].map((v): Refused => ['status', v, 'Choose a status from the list']),
  accepted: ['accepted', 'rejected'].map((v): Accepted => ['status', v]),
})

validates("An inquiry's status", {
  call: 'PATCH /api/inquiries/{inquiry}/status',
  by: 'admin',
  people,
  fits: { status: 'processing' },
  refused: [
    ...[undefined, null, '', 'new', 'accepted'].map((v): Refused => ['status', v, 'Choose a status from the list']),
    ['note', chars(5001), 'At most 5,000 characters'],
  ],
  accepted: [
    ...['processing', 'quoted', 'rejected'].map((v): Accepted => ['status', v]),
    ['note', chars(5000), undefined],
  ],
})

for (const thing of ['machine', 'process'] as const)
  validates(`The reason why a ${thing} is rejected`, {
    call:
      thing === 'machine'
        ? 'PATCH /api/machines/{pendingMachine}/reject'
        : 'PATCH /api/processes/{pendingProcess}/reject',
    by: 'admin',
    people,
    fits: {},
    refused: [['reason', chars(5001), 'At most 5,000 characters']],
    accepted: [undefined, null, '', '  ', chars(5000)].map((v): Accepted => ['reason', v, undefined]),
    answers: ({ rejectionReason }, value) =>
      expect(rejectionReason).toBe(typeof value === 'string' && value.trim() ? value : null),
  })
