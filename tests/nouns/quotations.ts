import { Quotation } from '@/lib/contract'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { counterQuotation } from '@/lib/domain/trade/quotations/counter-quotation'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { toQuotation } from '@/lib/domain/trade/quotations/quotation'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'
import { always, instant, whole } from './support/fields'
import { idOf } from './support/id-of'
import { otherCustomers, same } from './support/lives'

const quotation = { inquiryId: '{inquiry}', price: 45_000, details: 'Ex works' }
const ofInquiry = { inquiryId: 12, projectName: 'Flange', customerId: 5 }
const ofQuotation = { ...ofInquiry, quotationId: 3, supplierId: 4, price: 123_456 }
const quotationStates = ['pending', 'sent', 'accepted', 'rejected']

export const sheet: NounSheet = {
  noun: 'quotation',
  make: {
    quotation: async (p) => idOf(make.quotation(p.supplier, await make.inquiry(p.customer))),
    countered: async (p) => {
      const { id } = await make.quotation(p.supplier, await make.inquiry(p.customer))
      return idOf(counterQuotation(p.customer, { id, price: 40_000 }))
    },
    expired: async (p) => {
      const { id } = await make.quotation(p.supplier, await make.inquiry(p.customer))
      await db().quotation.update({ where: { id }, data: { validUntil: new Date('2026-01-01') } })
      return id
    },
    quotationWithFile: async (p) => {
      const { id: inquiryId } = await make.inquiry(p.customer)
      const files = [{ id: (await make.upload(p.supplier, 'inquiry')).id }]
      return idOf(createQuotation(p.supplier, { inquiryId, price: 45_000, details: 'Ex works', files }))
    },
    quotationWithPo: async (p) => {
      const { id } = await make.quotation(p.supplier, await make.inquiry(p.customer))
      const poFileId = (await make.upload(p.customer, 'money')).id
      return idOf(changeQuotationStatus(p.customer, { id, status: 'accepted', poNumber: 'PO-7', poFileId }))
    },
  },
  calls: [
    ['GET /api/quotations', null, '401 200 200 200 200 200 200 200'],
    [
      'POST /api/quotations',
      quotation,
      '401 403 403 403 201 201 403 403',
      ['inquiry.statusChanged', 'quotation.created'],
    ],
    ['GET /api/quotations/{quotation}', null, '401 200 404 404 200 404 404 200'],
    [
      'PATCH /api/quotations/{quotation}',
      { revision: 1, price: 44_000 },
      '401 403 403 403 200 404 403 403',
      ['quotation.revised'],
    ],
    [
      'POST /api/quotations/{quotation}/reconfirm',
      { revision: 1 },
      '401 403 403 403 200 404 403 403',
      {
        nothing: 'it is for the current revision already: see revise-inquiry.test',
      },
    ],
    [
      'POST /api/quotations/{quotation}/withdraw',
      { reason: 'No steel' },
      '401 403 403 403 200 404 403 403',
      ['quotation.withdrawn'],
    ],
    [
      'POST /api/quotations/{quotation}/counter',
      { price: 40_000 },
      '401 200 404 404 403 403 403 403',
      ['quotation.countered'],
    ],
    [
      'POST /api/quotations/{countered}/counter/decline',
      {},
      '401 403 403 403 200 404 403 403',
      ['quotation.counterDeclined'],
    ],
    ['POST /api/quotations/{expired}/requote', {}, '401 200 404 404 403 403 403 403', ['quotation.requoteAsked']],
    ['GET /api/quotations/{quotationWithFile}/files/drawing.pdf', null, '401 404 404 404 200 404 404 200'],
    ['GET /api/quotations/{quotationWithPo}/po/drawing.pdf', null, '401 200 404 404 403 403 403 200'],
    [
      'PATCH /api/quotations/{quotation}/status',
      { status: 'accepted' },
      '401 200 404 404 403 403 403 409',
      ['quotation.accepted', 'inquiry.statusChanged'],
    ],
    [
      'PATCH /api/quotations/{quotation}/status',
      { status: 'rejected' },
      '401 200 404 404 403 403 403 409',
      ['quotation.rejected'],
    ],
    [
      'PATCH /api/quotations/{quotation}/status',
      { status: 'sent' },
      '401 400 400 400 403 403 403 200',
      ['quotation.sent'],
    ],
  ],
  repeated: [['POST /api/quotations', 'supplier', quotation, { price: 6 }, () => db().quotation.count()]],
  fields: {
    Quotation: {
      create: 'POST /api/quotations',
      by: 'supplier',
      full: async (people) => ({
        inquiryId: (await make.inquiry(people.customer)).id,
        price: 1_234_567,
        details: 'Ex works, three weeks',
        validUntil: '2031-05-10T00:00:00.000Z',
        leadDays: 18,
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
  },
  lives: {
    // Customer, own: pending → accepted or rejected. Admin: pending → sent, sent → accepted or rejected.
    quotation: {
      states: quotationStates,
      moves: same(quotationStates),
      call: (id, status) => [`PATCH /api/quotations/${id}/status`, { status }],
      says: { customer: ['accepted', 'rejected'], admin: ['sent', 'accepted', 'rejected'] },
      may: {
        customer: { pending: ['accepted', 'rejected'] },
        admin: { pending: ['sent'], sent: ['accepted', 'rejected'] },
      },
      strangers: otherCustomers,
      make: async (people) => (await make.quotation(people.supplier, await make.inquiry(people.customer))).id,
      entityType: 'quotation',
      put: async (id, status) => {
        const inquiry = { update: { status: status === 'accepted' ? 'accepted' : 'processing' } } as const
        await db().quotation.update({ where: { id }, data: { status, outcome: null, inquiry } })
      },
      stateOf: async (id) => (await db().quotation.findUniqueOrThrow({ where: { id } })).status,
    },
  },
  events: {
    'quotation.created': {
      data: { ...ofQuotation, from: null, to: 'pending', supplierName: 'Asha Tools' },
      mail: 'quotations',
      tells: ['customer', 'admin'],
    },
    'quotation.revised': {
      data: { ...ofQuotation, version: 2, prices: [132_800, 127_000], leadDays: [21, 18] },
      mail: 'quotations',
      tells: ['customer', 'admin'],
    },
    'quotation.reconfirmed': {
      data: { ...ofQuotation, revision: 2, version: 1 },
      mail: 'quotations',
      tells: ['customer', 'admin'],
    },
    'quotation.withdrawn': {
      data: { ...ofQuotation, from: 'pending', to: 'rejected', note: 'The machine is down' },
      mail: 'quotations',
      tells: ['customer', 'admin'],
    },
    'quotation.countered': {
      data: { ...ofQuotation, asked: 1_000 },
      mail: 'quotations',
      tells: ['supplier'],
    },
    'quotation.counterDeclined': {
      data: { ...ofQuotation, asked: 1_000 },
      mail: 'quotations',
      tells: ['customer'],
    },
    'quotation.expiring': {
      data: { ...ofQuotation, price: null, validUntil: '2026-11-21T00:00:00.000Z' },
      mail: 'quotations',
      tells: ['customer', 'supplier'],
    },
    'quotation.expired': {
      data: { ...ofQuotation, price: null, validUntil: '2026-11-21T00:00:00.000Z' },
      mail: 'quotations',
      tells: ['customer', 'supplier'],
    },
    'quotation.requoteAsked': {
      data: ofQuotation,
      mail: 'quotations',
      tells: ['supplier'],
    },
    'quotation.sent': {
      data: { ...ofQuotation, from: 'pending', to: 'sent' },
      tells: [],
    },
    'quotation.accepted': {
      data: { ...ofQuotation, from: 'pending', to: 'accepted' },
      mail: 'quotations',
      tells: ['supplier', 'admin'],
    },
    'quotation.rejected': {
      data: { ...ofQuotation, from: 'pending', to: 'rejected', following: true },
      mail: 'quotations',
      cases: [
        [{ following: false }, ['supplier', 'admin']],
        [{ following: true }, ['supplier']],
      ],
    },
  },
  wire: [['a quotation', toQuotation, Quotation]],
  owners: {
    quotations: () =>
      db().quotation.findMany({ select: { id: true, supplierId: true, inquiry: { select: { customerId: true } } } }),
  },
  lists: [
    {
      path: '/api/quotations',
      who: 'supplier',
      all: 'status=accepted',
      none: 'status=pending',
      grow: async ({ customer, supplier }, mark) =>
        void (await make.accepted({ customer, supplier, projectName: mark })),
    },
  ],
}
