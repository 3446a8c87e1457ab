import { Receipt } from '@/lib/contract/money/receipt'
import { claimReceipt } from '@/lib/domain/money/receipts/claim-receipt'
import { toReceipt } from '@/lib/domain/money/receipts/receipt'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { People } from '@/tests/product/people'
import { pay, reference } from '@/tests/receipt-fixtures'
import type { NounSheet } from './sheet'
import { idOf } from './support/id-of'
import { otherCustomers, same } from './support/lives'

const paid = { amountPaise: 100, mode: 'neft', utr: '{reference}' }
const received = { ...paid, customerId: '{customer}', receivedOn: '2026-11-02', confirmOver: true }
const claimForm = { ...paid, workOrderId: '{workorder}', paidOn: '2026-11-02' }
const ofReceipt = {
  receiptId: 3,
  customerId: 5,
  companyName: 'Nandi Valves',
  amountPaise: 67_900_00,
  tdsPaise: 100_00,
  mode: 'neft',
  utr: 'SBIN0526',
  orders: [7, 8] as number[],
} as const
const receiptStates = ['claimed', 'received', 'refused', 'withdrawn', 'reversed']

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

export const sheet: NounSheet = {
  noun: 'receipt',
  make: {
    receipt: async (p) => {
      const paid = { ...p, admin: await make.admin(), workOrderId: 0 }
      return idOf(pay(paid, { paise: 500_00, allocations: [], confirmOver: true }))
    },
    claim: (p) => claimed(p),
    proved: async (p) => claimed(p, (await make.upload(p.customer, 'money')).id),
    reference: async () => reference(),
  },
  calls: [
    ['GET /api/receipts', null, '401 200 200 200 403 403 403 200'],
    ['POST /api/receipts', received, '401 403 403 403 403 403 403 201', ['receipt.received']],
    ['POST /api/receipts/claims', claimForm, '401 201 400 400 403 403 403 403', ['receipt.claimed']],
    ['GET /api/receipts/{receipt}', null, '401 200 404 404 403 403 403 200'],
    [
      'PATCH /api/receipts/{claim}/status',
      { status: 'received', voucher: false },
      '401 409 404 404 403 403 403 200',
      ['workorder.paymentChanged', 'receipt.received'],
    ],
    [
      'POST /api/receipts/{receipt}/allocations',
      { allocations: [] },
      '401 403 403 403 403 403 403 200',
      ['receipt.allocated'],
    ],
    ['GET /api/receipts/{proved}/files/drawing.pdf', null, '401 200 404 404 403 403 403 200'],
  ],
  asks: ['PATCH /api/receipts/{claim}/status', 'POST /api/receipts', 'POST /api/receipts/{receipt}/allocations'],
  repeated: [
    [
      'POST /api/receipts',
      'admin',
      {
        customerId: '{customer}',
        amountPaise: 100,
        mode: 'neft',
        utr: '{reference}',
        receivedOn: '2026-11-02',
        confirmOver: true,
      },
      { amountPaise: 200 },
      () => db().receipt.count(),
    ],
    [
      'POST /api/receipts/claims',
      'customer',
      { workOrderId: '{workorder}', amountPaise: 100, mode: 'neft', utr: '{reference}', paidOn: '2026-11-02' },
      { amountPaise: 200 },
      () => db().receipt.count(),
    ],
  ],
  fieldsElsewhere: {
    'POST /api/receipts': 'receipts.test',
    'POST /api/receipts/claims': 'receipts.test',
  },
  lives: {
    // By an admin: claimed → received or refused, received → reversed. By its customer: claimed → withdrawn.
    receipt: {
      states: receiptStates,
      moves: same(receiptStates.slice(1)),
      call: (id, status) => [`PATCH /api/receipts/${id}/status`, { status, reason: 'As agreed on the telephone' }],
      says: { customer: receiptStates.slice(1), admin: receiptStates.slice(1) },
      may: {
        customer: { claimed: ['withdrawn'] },
        admin: { claimed: ['received', 'refused'], received: ['reversed'] },
      },
      strangers: otherCustomers,
      make: async (people) => {
        const paid = { customerId: people.customer.id, status: 'claimed', amountPaise: 100, mode: 'cash' } as const
        const allocations = { create: { workOrderId: (await make.order(people)).workorder.id, paise: 100 } }
        return (await db().receipt.create({ data: { ...paid, receivedOn: new Date('2026-11-02'), allocations } })).id
      },
      entityType: 'receipt',
      put: (id, status: string) =>
        db().receipt.update({
          where: { id },
          data: { status: status as never, reversedOn: status === 'reversed' ? new Date('2026-11-03') : null },
        }),
      stateOf: async (id) => (await db().receipt.findUniqueOrThrow({ where: { id } })).status,
    },
  },
  events: {
    'receipt.claimed': {
      data: { ...ofReceipt, from: null, to: 'claimed' },
      mail: 'payments',
      tells: ['admin'],
    },
    'receipt.received': {
      data: { ...ofReceipt, from: 'claimed', to: 'received' },
      mail: 'payments',
      tells: ['customer'],
    },
    'receipt.refunded': {
      data: { ...ofReceipt, tdsPaise: 0, from: null, to: 'received' },
      mail: 'payments',
      tells: ['customer'],
    },
    'receipt.adjusted': {
      data: { ...ofReceipt, mode: 'adjustment', from: null, to: 'received' },
      tells: [],
    },
    'receipt.allocated': {
      data: ofReceipt,
      tells: [],
    },
    'receipt.refused': {
      data: { ...ofReceipt, amountPaise: 0, from: 'claimed', to: 'refused' },
      mail: 'payments',
      cases: [[{ note: 'Not in the account' }, ['customer']]],
    },
    'receipt.withdrawn': {
      data: { ...ofReceipt, utr: null, from: 'claimed', to: 'withdrawn' },
      tells: [],
    },
    'receipt.reversed': {
      data: { ...ofReceipt, from: 'received', to: 'reversed', note: 'The cheque bounced' },
      mail: 'payments',
      cases: [
        [{ note: 'The cheque bounced' }, ['customer']],
        [{ note: 'Set to Pending', silent: true }, []],
      ],
    },
  },
  wire: [['a receipt', toReceipt, Receipt]],
  owners: {
    receipts: () => db().receipt.findMany({ select: { id: true, customerId: true } }),
  },
  lists: [
    {
      path: '/api/receipts',
      who: 'customer',
      all: 'status=claimed',
      none: 'status=ended',
      grow: async ({ customer, supplier }, mark) => {
        const workOrderId = (await make.order({ customer, supplier, projectName: mark })).workorder.id
        const paid = { customerId: customer.id, status: 'claimed', amountPaise: 100, mode: 'cash' } as const
        const allocations = { create: { workOrderId, paise: 100 } }
        await db().receipt.create({ data: { ...paid, receivedOn: new Date('2026-11-02'), allocations } })
      },
    },
  ],
}
