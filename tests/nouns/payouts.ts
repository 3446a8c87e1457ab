import { Payout } from '@/lib/contract/money/payouts'
import { toPayout } from '@/lib/domain/money/payouts/payout'
import { db } from '@/lib/infra/db/db'
import { isoDay } from '@/lib/terms/format'
import { make } from '@/tests/make'
import { approvedBill, bankFile, payBills, payoutUtr } from '@/tests/payout-fixtures'
import type { People } from '@/tests/product/people'
import type { NounSheet } from './sheet'
import { same } from './support/lives'

const today = isoDay(Date.now())
const ofPayout = {
  payoutId: 3,
  supplierId: 4,
  companyName: 'Pune Precision',
  amountPaise: 1_15_900_00,
  tdsPaise: 100_00,
  mode: 'neft',
  utr: 'SBIN0526',
  bills: ['MP/118', 'MP/119'] as string[],
  orders: [7, 8] as number[],
} as const
const ofFile = { fileId: 2, payments: 14, totalPaise: 16_22_600_00 }
const paid = { amountPaise: 100, mode: 'neft', utr: '{payoutUtr}', paidOn: today }

type Sides = Pick<People, 'customer' | 'supplier'>

const billOf = async ({ customer, supplier }: Sides) => (await approvedBill({ customer, supplier })).billId
const paidPart = async (sides: Sides) => {
  const { admin, billId } = await approvedBill({ customer: sides.customer, supplier: sides.supplier })
  return (await payBills(admin, { billIds: [billId], amountPaise: 100_00 })).id
}
const fileOf = async (sides: Sides) => bankFile(await make.admin(), { bills: [await billOf(sides)] })

/** Payouts that a list got: the search finds each by the mark in the number of its bill. */
let grown = 0

export const sheet: NounSheet = {
  noun: 'payout',
  make: {
    payout: paidPart,
    billToPay: billOf,
    bankFile: async (sides) => (await fileOf(sides)).id,
    bankReference: async (sides) => (await fileOf(sides)).rows[0]!.reference,
    payoutUtr: async () => payoutUtr(),
  },
  calls: [
    ['GET /api/payouts', null, '401 403 403 403 200 200 200 200'],
    [
      'POST /api/payouts',
      { ...paid, billIds: ['{billToPay}'] },
      '401 403 403 403 403 403 403 201',
      ['workorder.payableChanged', 'payout.paid'],
    ],
    ['GET /api/payouts/{payout}', null, '401 403 403 403 200 404 404 200'],
    [
      'PATCH /api/payouts/{payout}/status',
      { status: 'reversed', reason: 'The bank sent it back' },
      '401 403 403 403 403 403 403 200',
      ['workorder.payableChanged', 'payout.reversed'],
    ],
    ['POST /api/payouts/bank-file', { bills: ['{billToPay}'] }, '401 403 403 403 403 403 403 201', ['bankfile.made']],
    ['GET /api/payouts/bank-file/{bankFile}', null, '401 403 403 403 403 403 403 200', ['bankfile.downloaded']],
    [
      'POST /api/payouts/paste',
      { rows: [{ reference: '{bankReference}', utr: '{payoutUtr}' }] },
      '401 403 403 403 403 403 403 200',
      ['workorder.payableChanged', 'payout.paid'],
    ],
    ['GET /api/tds-codes', null, '401 403 403 403 403 403 403 200'],
  ],
  asks: [
    'POST /api/payouts',
    'PATCH /api/payouts/{payout}/status',
    'POST /api/payouts/bank-file',
    'GET /api/payouts/bank-file/{bankFile}',
    'POST /api/payouts/paste',
  ],
  repeated: [
    [
      'POST /api/payouts',
      'admin',
      { ...paid, billIds: ['{billToPay}'] },
      { amountPaise: 200 },
      () => db().payout.count(),
    ],
    ['POST /api/payouts/bank-file', 'admin', { bills: ['{billToPay}'] }, { again: true }, () => db().bankFile.count()],
    [
      'POST /api/payouts/paste',
      'admin',
      { rows: [{ reference: '{bankReference}', utr: '{payoutUtr}' }] },
      { rows: [{ reference: 'JWP999999', utr: 'HDFCP00001' }] },
      () => db().payout.count(),
    ],
  ],
  fieldsElsewhere: {
    'POST /api/payouts': 'payouts.test',
    'POST /api/payouts/bank-file': 'payouts.test',
  },
  lives: {
    // By an admin: paid → reversed.
    payout: {
      states: ['paid', 'reversed'],
      moves: same(['reversed']),
      call: (id, status) => [`PATCH /api/payouts/${id}/status`, { status, reason: 'The bank sent it back' }],
      says: { admin: ['reversed'] },
      may: { admin: { paid: ['reversed'] } },
      strangers: [],
      make: paidPart,
      entityType: 'payout',
      put: (id, status: string) =>
        db().payout.update({
          where: { id },
          data: { status: status as never, reversedOn: status === 'reversed' ? new Date(today) : null },
        }),
      stateOf: async (id) => (await db().payout.findUniqueOrThrow({ where: { id } })).status,
    },
  },
  events: {
    'payout.paid': {
      data: { ...ofPayout, from: null, to: 'paid' },
      mail: 'payments',
      tells: ['supplier'],
    },
    'payout.adjusted': {
      data: { ...ofPayout, mode: 'adjustment', utr: null, tdsPaise: 0, bills: [] },
      tells: [],
    },
    'payout.reversed': {
      data: { ...ofPayout, from: 'paid', to: 'reversed', note: 'The bank sent it back' },
      mail: 'payments',
      cases: [
        [{ note: 'The bank sent it back' }, ['supplier']],
        [{ mode: 'adjustment', silent: true }, []],
      ],
    },
    'bankfile.made': { data: ofFile, tells: [] },
    'bankfile.downloaded': { data: ofFile, tells: [] },
  },
  wire: [['a payout', toPayout, Payout]],
  owners: {
    payouts: () => db().payout.findMany({ select: { id: true, supplierId: true } }),
  },
  lists: [
    {
      path: '/api/payouts',
      who: 'supplier',
      all: 'status=paid',
      none: 'status=reversed',
      grow: async ({ supplier }, mark) => {
        grown += 1
        // Bills that lists got count upwards.
        const number = `${mark.slice(0, 15)}${(36 - grown).toString(36)}`
        const { admin, billId } = await approvedBill({ supplier, number })
        await payBills(admin, { billIds: [billId], amountPaise: 100_00 })
      },
    },
  ],
}
