import { WorkorderStatus } from '@/lib/contract/orders/workorders'
import { make } from '@/tests/make'
import { makePeople, type People } from '../people'
import { chars, made, validates, type Accepted, type Refused } from './form'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let everybody: People
beforeAll(async () => void (everybody = await makePeople()))
const people = () => everybody

const required = (field: string, message: string): Refused[] => [
  ...[undefined, null, '', '   ', 7].map((value): Refused => [field, value, message]),
  [field, chars(201), 'At most 200 characters'],
]
const optional = (field: string, max = 200): Accepted[] => [
  [field, undefined, null],
  [field, null],
  [field, '', null],
  [field, '   ', null],
  [field, chars(max)],
]
const note: Refused = ['notes', chars(5001), 'At most 5,000 characters']
const [approved, pending, another] = [
  made('an own approved process', async (p) => (await make.process(p.supplier)).id),
  made('an own process that is pending', async (p) => (await make.process(p.supplier, { approved: false })).id),
  made("another supplier's process", async (p) => (await make.process(p.otherSupplier)).id),
]
const specifications = ['capacity', 'travel', 'spindleSpeed', 'workpieceSize', 'powerRating']

validates('Machine add', {
  call: 'POST /api/machines',
  by: 'supplier',
  people,
  fits: { name: 'VMC, bay 2', model: 'BMV 45', type: 'VMC', specifications: {} },
  empty: ['name: Machine name is required', 'model: Model is required', 'type: Type is required'],
  refused: [
    ...required('name', 'Machine name is required'),
    ...required('model', 'Model is required'),
    ...required('type', 'Type is required'),
    ['serialNumber', chars(201), 'At most 200 characters'],
    ['processId', pending, 'Choose one of your approved processes'],
    ['processId', another, 'Choose one of your approved processes'],
    ['processId', 2_000_000_000, 'Choose one of your approved processes'],
    ['processId', 'Milling', 'Choose one from the list'],
    ...specifications.map((s): Refused => [`specifications.${s}`, chars(201), 'At most 200 characters']),
    ['specifications.description', chars(5001), 'At most 5,000 characters'],
  ],
  accepted: [
    ['name', chars(200)],
    ['model', chars(200)],
    ['type', chars(200)],
    ...optional('serialNumber'),
    ['processId', undefined, null],
    ['processId', null],
    ['processId', '', null],
    ['processId', approved, expect.any(Number)],
    ['specifications', undefined, expect.objectContaining({ capacity: null, availableHours: null })],
    ['specifications', null, expect.objectContaining({ capacity: null, availableHours: null })],
    ...specifications.flatMap((s) => optional(`specifications.${s}`)),
    ...optional('specifications.description', 5000),
    ['specifications.availableHours', 12, null],
    ['status', 'running', 'idle'],
    ['approved', true, false],
    ['approvalStatus', 'approved', 'pending'],
    ['supplierId', made("another supplier's id", async (p) => p.otherSupplier.id), expect.any(Number)],
  ],
})

const hours = 'Available hours are 1 to 1000'

validates('Machine status update, running', {
  call: 'PATCH /api/machines/{machine}/status',
  by: 'supplier',
  people,
  fits: { status: 'running' },
  refused: [
    ...[undefined, null, '', 'broken'].map((v): Refused => ['status', v, 'Choose a status from the list']),
    ...[0, -1, 1001, 'many', '0', '1001', true].map((v): Refused => ['availableHours', v, hours]),
    ['availableHours', 1.5, 'Enter a whole number'],
    note,
  ],
  accepted: [
    ['status', 'running'],
    ['notes', undefined, undefined],
    ['notes', '', undefined],
    ['notes', chars(5000), undefined],
  ],
})

for (const [sent, kept] of [
  [1, 1],
  [1000, 1000],
  ['40', 40],
  [undefined, null],
  [null, null],
  ['', null],
] as const)
  validates(`Machine status update, ${JSON.stringify(sent) ?? 'no'} hours`, {
    call: 'PATCH /api/machines/{machine}/status',
    by: 'supplier',
    people,
    fits: { availableHours: sent },
    refused: [],
    accepted: [
      ['status', 'running'],
      ['status', 'idle'],
      ['status', 'maintenance'],
    ].map(([field, value]): Accepted => [field!, value]),
    answers: (body, status) =>
      expect(body).toMatchObject({ specifications: { availableHours: status === 'running' ? kept : null } }),
  })

validates('Work order request', {
  call: 'POST /api/workorderrequests',
  by: 'supplier',
  people,
  fits: { machineId: '{machine}', processId: '{process}' },
  empty: ['machineId: Machine is required', 'processId: Process is required'],
  refused: [
    ...[undefined, null, '', 0, -1, 'VMC'].map((v): Refused => ['machineId', v, 'Machine is required']),
    ...[undefined, null, '', 0, -1, 'Milling'].map((v): Refused => ['processId', v, 'Process is required']),
    [
      'machineId',
      made("another supplier's machine", async (p) => (await make.machine(p.otherSupplier)).id),
      'Choose one of your machines',
    ],
    ['machineId', 2_000_000_000, 'Choose one of your machines'],
    ['processId', another, 'Choose one of your processes'],
    ['processId', 2_000_000_000, 'Choose one of your processes'],
    note,
  ],
  accepted: [
    ['processId', pending, expect.any(Number)],
    ['processId', approved, expect.any(Number)],
    ...optional('notes', 5000),
    ['status', 'assigned', 'pending'],
  ],
})

validates('Work order status update', {
  call: 'PATCH /api/workorders/{workorder}/status',
  by: 'supplier',
  people,
  fits: { status: 'started', notes: '' },
  refused: [
    ...[undefined, null, '', 'done', 'In Production'].map((v): Refused => [
      'status',
      v,
      'Choose a status from the list',
    ]),
    note,
  ],
  accepted: [
    ...WorkorderStatus.options.map((status): Accepted => ['status', status]),
    ...optional('notes', 5000),
    ['notes', 'Castings are late'],
    ['files', undefined, []],
    ['paymentStatus', 'complete', 'pending'],
  ],
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const dayOf = (day: string) => expect.stringMatching(new RegExp(`^${day}T`))
const price = 'Price must be greater than 0'

validates('Quotation', {
  call: 'POST /api/quotations',
  by: 'supplier',
  people,
  fits: { inquiryId: '{inquiry}', price: 45_000, details: 'Ex works, three weeks' },
  empty: [
    'inquiryId: Inquiry ID is required',
    'price: Price must be greater than 0',
    'details: Quotation details are required',
  ],
  refused: [
    ...[undefined, null, '', 0, 'INQ'].map((v): Refused => ['inquiryId', v, 'Inquiry ID is required']),
    ...[undefined, null, '', 0, -1, '0', 'free', true].map((v): Refused => ['price', v, price]),
    ['price', 99.5, 'Enter a whole number'],
    ['price', 2_147_483_648, 'This number is too large'],
    ...[undefined, null, '', '  '].map((v): Refused => ['details', v, 'Quotation details are required']),
    ['details', chars(5001), 'At most 5,000 characters'],
    ...[0, -1, 731, 'soon'].map((v): Refused => ['leadDays', v, 'Enter 1 to 730 days']),
    ['validUntil', inDays(-1), 'Choose today or a later date'],
    ...['soon', '31.12.2026', '2027-02-30', 7].map((v): Refused => ['validUntil', v, 'Enter a date']),
  ],
  accepted: [
    ['price', 1],
    ['price', 2_147_483_647],
    ['price', '45000', 45_000],
    ['details', chars(5000)],
    ['leadDays', 1],
    ['leadDays', '730', 730],
    ['leadDays', '', null],
    ['validUntil', inDays(0), dayOf(inDays(0))],
    ['validUntil', undefined, dayOf(inDays(30))],
    ['validUntil', null, dayOf(inDays(30))],
    ['validUntil', '', dayOf(inDays(30))],
    ['status', 'accepted', 'pending'],
  ],
})

const process: Pick<Parameters<typeof validates>[1], 'fits' | 'refused' | 'accepted' | 'people'> = {
  people,
  fits: { name: 'Honing', description: 'Bores up to 200 mm' },
  refused: [
    ...['', '   ', null, 7].map((v): Refused => ['name', v, 'Process name is required']),
    ['name', chars(201), 'At most 200 characters'],
    ...['', null, chars(9), `${chars(9)}   `].map((v): Refused => [
      'description',
      v,
      'Description must be at least 10 characters',
    ]),
    ['description', chars(5001), 'At most 5,000 characters'],
  ],
  accepted: [
    ['name', chars(200)],
    ['description', chars(10)],
    ['description', chars(5000)],
    ['status', 'approved', 'pending'],
  ],
}
validates('Process add', {
  ...process,
  call: 'POST /api/processes',
  by: 'supplier',
  empty: ['name: Process name is required', 'description: Description must be at least 10 characters'],
})
validates('Process edit', { ...process, call: 'PATCH /api/processes/{pendingProcess}', by: 'supplier' })
