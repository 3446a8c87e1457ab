import { Rfq } from '@/lib/contract'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { addRfq } from '@/lib/domain/trade/rfqs/add-rfq'
import { toRfq } from '@/lib/domain/trade/rfqs/rfq'
import { submitRfq } from '@/lib/domain/trade/rfqs/submit-rfq'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'
import { idOf } from './support/id-of'

const lines = [
  { key: 'a', partNumber: 'FL-100', quantity: '500', description: 'Flange as drawn' },
  { key: 'b', partNumber: 'BS-200', quantity: '1,000', description: 'Bush as drawn' },
]
const draftOf = (customer: Viewer, name = 'BOM pump 14') => addRfq(customer, { name, lines })
async function submitted(customer: Viewer, name?: string) {
  const { id } = await draftOf(customer, name)
  return submitRfq(customer, { id, version: 1 })
}
const accept = (customer: Viewer, { id }: { id: number }) => changeQuotationStatus(customer, { id, status: 'accepted' })
const ofRfq = { rfqId: 7, customerId: 5 }

export const sheet: NounSheet = {
  noun: 'rfq',
  make: {
    rfq: ({ customer }) => idOf(submitted(customer)),
    rfqDraft: ({ customer }) => idOf(draftOf(customer)),
    rfqWithOffer: async ({ customer, supplier }) => {
      const { id, lines: asked } = await submitted(customer)
      await make.quotation(supplier, asked[0]!)
      return id
    },
    rfqAccepted: async ({ customer, supplier }) => {
      const { id, lines: asked } = await submitted(customer)
      await accept(customer, await make.quotation(supplier, asked[0]!))
      return id
    },
    /** The first line of the request that was made last. */
    lineToQuote: async ({ customer }) => {
      const of = { customerId: customer.id, rfqId: { not: null }, lineNo: 1 }
      return (await db().inquiry.findFirstOrThrow({ where: of, orderBy: { id: 'desc' } })).id
    },
    /** The quotation on the request that was made last. */
    offerToAward: async ({ customer }) => {
      const of = { inquiry: { customerId: customer.id, rfqId: { not: null } } }
      return (await db().quotation.findFirstOrThrow({ where: of, orderBy: { id: 'desc' } })).id
    },
  },
  calls: [
    ['GET /api/rfqs', null, '401 200 200 200 200 200 200 200'],
    [
      'POST /api/rfqs',
      { name: 'BOM pump 14', lines },
      '401 201 201 201 403 403 403 403',
      { nothing: 'a draft is its customer’s own' },
    ],
    ['GET /api/rfqs/{rfq}', null, '401 200 404 404 200 200 404 200'],
    ['GET /api/rfqs/{rfq}/sheet', null, '401 200 404 404 200 200 404 200'],
    ['GET /api/rfqs/{rfq}/matrix?extra=3', null, '401 200 404 404 403 403 403 200'],
    [
      'POST /api/rfqs/{rfqWithOffer}/award',
      { awards: [{ quotationId: '{offerToAward}', version: 1 }] },
      '401 200 404 404 403 403 403 403',
      ['quotation.accepted', 'inquiry.statusChanged', 'rfq.awarded', 'rfq.answered'],
    ],
    [
      'POST /api/rfqs/{rfq}/quotes',
      { lines: [{ inquiryId: '{lineToQuote}', revision: 1, unitPaise: 20_500 }], gstPercent: 18 },
      '401 403 403 403 200 200 403 403',
      ['inquiry.statusChanged', 'quotation.created', 'rfq.quoted'],
    ],
    [
      'POST /api/rfqs/{rfqAccepted}/orders',
      {},
      '401 403 403 403 403 403 403 201',
      ['workorder.created', 'rfq.ordered', 'rfq.ordersReceived'],
    ],
    ['GET /api/rfqs/{rfqDraft}', null, '401 200 404 404 404 404 404 404'],
    [
      'PATCH /api/rfqs/{rfqDraft}',
      { version: 1, changed: { a: { quantity: '600' } } },
      '401 200 404 404 403 403 403 403',
      { nothing: 'a draft is its customer’s own' },
    ],
    [
      'DELETE /api/rfqs/{rfqDraft}',
      null,
      '401 204 404 404 403 403 403 403',
      { nothing: 'a draft is its customer’s own' },
    ],
    [
      'POST /api/rfqs/{rfqDraft}/submit',
      { version: 1 },
      '401 201 404 404 403 403 403 403',
      ['inquiry.submitted', 'inquiry.submitted', 'rfq.submitted'],
    ],
    [
      'PATCH /api/rfqs/{rfq}/deadline',
      { quoteBy: '{nextWeek}' },
      '401 200 404 404 403 403 403 200',
      ['inquiry.deadlineMoved', 'inquiry.deadlineMoved', 'rfq.deadlineMoved'],
    ],
    [
      'PATCH /api/rfqs/{rfq}/close',
      { as: 'cancelled' },
      '401 200 404 404 403 403 403 403',
      ['inquiry.statusChanged', 'inquiry.statusChanged', 'rfq.closed'],
    ],
  ],
  repeated: [
    ['POST /api/rfqs', 'customer', { name: 'BOM pump 14', lines }, { name: 'BOM pump 15' }, () => db().rfq.count()],
    [
      'POST /api/rfqs/{rfqDraft}/submit',
      'customer',
      { version: 1 },
      { version: 2 },
      () => db().rfq.count({ where: { submittedAt: { not: null } } }),
    ],
    [
      'POST /api/rfqs/{rfqWithOffer}/award',
      'customer',
      { awards: [{ quotationId: '{offerToAward}', version: 1 }] },
      { poNumber: 'PO-2' },
      () => db().quotation.count({ where: { status: 'accepted' } }),
    ],
    [
      'POST /api/rfqs/{rfq}/quotes',
      'supplier',
      { lines: [{ inquiryId: '{lineToQuote}', revision: 1, unitPaise: 20_500 }] },
      { gstPercent: 5 },
      () => db().quotation.count(),
    ],
    ['POST /api/rfqs/{rfqAccepted}/orders', 'admin', {}, { notes: 'Soon' }, () => db().workOrder.count()],
  ],
  fieldsElsewhere: {
    'POST /api/rfqs': 'rfqs.test',
    'POST /api/rfqs/{id}/submit': 'rfqs.test',
    'POST /api/rfqs/{id}/orders': 'order-lines.test',
  },
  events: {
    'rfq.submitted': {
      data: { ...ofRfq, lines: 40, withoutProcess: 3, held: true },
      mail: 'inquiries',
      cases: [
        [{ held: false }, ['admin']],
        [{ held: true }, []],
      ],
    },
    'rfq.released': { data: { ...ofRfq, lines: 40, withoutProcess: 0 }, mail: 'inquiries', tells: ['admin'] },
    'rfq.offered': {
      data: { rfqId: 7, supplierIds: [4], lines: 31, quoteBy: '2026-12-04T12:30:00.000Z' },
      mail: 'inquiries',
      tells: ['supplier'],
    },
    'rfq.deadlineMoved': {
      data: { ...ofRfq, quoteBy: '2026-12-04T12:30:00.000Z' },
      mail: 'questions',
      tells: [],
    },
    'rfq.closed': { data: { ...ofRfq, as: 'quoted' }, cases: [[{ as: 'cancelled' }, []]] },
    'rfq.quotationsRejected': {
      data: { rfqId: 7, supplierIds: [4], quotations: 12 },
      mail: 'quotations',
      tells: ['supplier'],
    },
    'rfq.awarded': {
      data: { ...ofRfq, lines: 5, price: 396_500 },
      mail: 'quotations',
      tells: ['admin'],
    },
    'rfq.answered': {
      data: { rfqId: 7, supplierIds: [4], accepted: 12, rejected: 19 },
      mail: 'quotations',
      tells: ['supplier'],
    },
    'rfq.quoted': {
      data: { ...ofRfq, supplierId: 4, letter: 'B', counts: { lines: 40, priced: 31, declined: 5 } },
      mail: 'quotations',
      cases: [
        [{}, ['customer', 'admin']],
        [{ counts: null }, ['customer', 'admin']],
      ],
    },
    'rfq.ordered': { data: { ...ofRfq, orders: 5 }, mail: 'workorders', tells: ['customer'] },
    'rfq.ordersReceived': {
      data: { rfqId: 7, supplierIds: [4], orders: 3 },
      mail: 'workorders',
      tells: ['supplier'],
    },
    'rfq.quotingClosed': {
      data: { ...ofRfq, lines: 40, priced: 38 },
      mail: 'inquiries',
      tells: ['customer', 'admin'],
    },
  },
  wire: [['a request', toRfq, Rfq]],
  owners: {
    rfqs: () => db().rfq.findMany({ select: { id: true, customerId: true } }),
  },
  lists: [
    {
      path: '/api/rfqs',
      who: 'customer',
      all: 'state=open',
      none: 'state=decided',
      grow: async ({ customer }, mark) => void (await submitted(customer, mark)),
    },
  ],
}
