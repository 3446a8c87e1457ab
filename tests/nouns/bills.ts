import { Bill } from '@/lib/contract/money/bills'
import { prepareBillOfOrder } from '@/lib/domain/money/bills/add-bill'
import { toBill } from '@/lib/domain/money/bills/bill'
import { db } from '@/lib/infra/db/db'
import { isoDay } from '@/lib/terms/format'
import { bill, delivered, orderToBill, submitted } from '@/tests/bill-fixtures'
import { complete } from '@/tests/invoice-fixtures'
import { make, newCode } from '@/tests/make'
import type { People } from '@/tests/product/people'
import type { NounSheet } from './sheet'
import { otherSuppliers, same } from './support/lives'

const today = isoDay(Date.now())
const ofBill = {
  billId: 3,
  supplierId: 4,
  companyName: 'Pune Precision',
  number: 'MP/118',
  totalPaise: 1_18_000_00,
  mismatches: 0,
  orders: [7, 8] as number[],
  dueOn: '2027-01-15',
} as const
const states = ['submitted', 'approved', 'disputed', 'withdrawn']
const sums = { taxablePaise: 100_000_00, cgstPaise: 9_000_00, sgstPaise: 9_000_00, totalPaise: 1_18_000_00 }

type Sides = Pick<People, 'customer' | 'supplier'>

/** A completed order that came without shipments: it is billed as a whole. */
async function completed({ customer, supplier }: Sides) {
  const order = await orderToBill({ customer, supplier })
  await complete(order.id)
  return order.id
}

/** Bills that a list got: the search finds each by the mark in its number. */
let grown = 0

export const sheet: NounSheet = {
  noun: 'bill',
  make: {
    bill: async ({ customer, supplier }) => (await submitted({ customer, supplier })).id,
    preparedBill: async (sides) => (await prepareBillOfOrder(sides.supplier, { id: await completed(sides) })).id,
    orderToBill: completed,
    billFile: async ({ supplier }) => (await make.upload(supplier, 'money')).id,
    billNumber: async () => newCode(),
  },
  calls: [
    ['GET /api/bills', null, '401 403 403 403 200 200 200 200'],
    ['GET /api/bills/proposal', null, '401 403 403 403 200 200 200 403'],
    [
      'POST /api/bills',
      { source: 'prepared', number: '{billNumber}', lines: [{ workorderId: '{orderToBill}', quantityMilli: 500_000 }] },
      '401 403 403 403 201 409 409 403',
      ['bill.submitted'],
    ],
    [
      'POST /api/workorders/{orderToBill}/bills',
      { number: '{billNumber}', billedOn: today, ...sums, quantityMilli: 500_000, fileId: '{billFile}' },
      '401 403 403 403 201 404 404 403',
      ['bill.submitted'],
    ],
    [
      'POST /api/workorders/{orderToBill}/bills/prepare',
      { number: '{billNumber}' },
      '401 403 403 403 201 404 404 403',
      ['bill.submitted'],
    ],
    ['GET /api/bills/{bill}', null, '401 403 403 403 200 404 404 200'],
    ['GET /api/bills/{preparedBill}/pdf', null, '401 403 403 403 200 404 404 200'],
    ['GET /api/bills/{bill}/files/drawing.pdf', null, '401 403 403 403 200 404 404 200'],
    ['PATCH /api/bills/{bill}/status', { status: 'approved' }, '401 403 403 403 409 404 404 200', ['bill.approved']],
    [
      'PATCH /api/bills/{bill}/objection',
      { text: 'The bores are out of tolerance' },
      '401 403 403 403 403 403 403 200',
      ['bill.objected'],
    ],
  ],
  asks: ['PATCH /api/bills/{bill}/status', 'PATCH /api/bills/{bill}/objection'],
  repeated: [
    [
      'POST /api/bills',
      'supplier',
      { source: 'prepared', number: '{billNumber}', lines: [{ workorderId: '{orderToBill}', quantityMilli: 500_000 }] },
      { number: 'OTHER-1' },
      () => db().bill.count(),
    ],
    [
      'POST /api/workorders/{orderToBill}/bills',
      'supplier',
      { number: '{billNumber}', billedOn: today, ...sums, quantityMilli: 500_000, fileId: '{billFile}' },
      { number: 'OTHER-2' },
      () => db().bill.count(),
    ],
    [
      'POST /api/workorders/{orderToBill}/bills/prepare',
      'supplier',
      { number: '{billNumber}' },
      { number: 'OTHER-3' },
      () => db().bill.count(),
    ],
  ],
  fieldsElsewhere: {
    'POST /api/bills': 'bills.test',
    'POST /api/workorders/{id}/bills': 'bills.test',
    'POST /api/workorders/{id}/bills/prepare': 'bills.test',
  },
  lives: {
    // By an admin: submitted → approved or disputed, approved → disputed, disputed → approved. By its supplier: withdrawn.
    bill: {
      states,
      moves: same(states.slice(1)),
      call: (id, status) => [`PATCH /api/bills/${id}/status`, { status, note: 'As agreed on the telephone' }],
      says: { supplier: states.slice(1), admin: states.slice(1) },
      may: {
        supplier: { submitted: ['withdrawn'], disputed: ['withdrawn'] },
        admin: { submitted: ['approved', 'disputed'], approved: ['disputed'], disputed: ['approved'] },
      },
      strangers: otherSuppliers,
      make: async ({ customer, supplier }) => (await submitted({ customer, supplier })).id,
      entityType: 'bill',
      put: (id, status: string) => db().bill.update({ where: { id }, data: { status: status as never } }),
      stateOf: async (id) => (await db().bill.findUniqueOrThrow({ where: { id } })).status,
    },
  },
  events: {
    'bill.submitted': {
      data: { ...ofBill, mismatches: 1, misses: ['Pieces 500, accepted 488'], from: null, to: 'submitted' },
      mail: 'payments',
      tells: ['admin'],
    },
    'bill.approved': {
      data: { ...ofBill, from: 'submitted', to: 'approved', note: 'Price rise agreed' },
      mail: 'payments',
      tells: ['supplier'],
    },
    'bill.disputed': {
      data: { ...ofBill, from: 'submitted', to: 'disputed', note: 'The rate is 12 %' },
      mail: 'payments',
      tells: ['supplier'],
    },
    'bill.objected': {
      data: { ...ofBill, text: 'The bores are out of tolerance' },
      mail: 'payments',
      tells: ['supplier'],
    },
    'bill.creditSoon': {
      data: { ...ofBill, creditPaise: 18_000_00, days: 150, fallsOn: '2027-05-30' },
      mail: 'payments',
      tells: ['admin'],
    },
    'bill.withdrawn': { data: { ...ofBill, from: 'disputed', to: 'withdrawn' }, tells: ['admin'] },
  },
  wire: [['a bill', toBill, Bill]],
  owners: {
    bills: () => db().bill.findMany({ select: { id: true, supplierId: true } }),
  },
  lists: [
    {
      path: '/api/bills',
      who: 'supplier',
      all: 'status=open',
      none: 'status=withdrawn',
      grow: async ({ supplier }, mark) => {
        const order = await orderToBill({ supplier })
        const { lines } = await delivered(supplier, [{ order: order.id, pieces: 500 }])
        grown += 1
        await bill(supplier, lines, { number: `${mark.slice(0, 15)}${grown.toString(36)}` })
      },
    },
  ],
}
