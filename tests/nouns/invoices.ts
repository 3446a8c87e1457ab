import { TaxDocument } from '@/lib/contract'
import { toTaxDocument } from '@/lib/domain/money/tax-documents/tax-document'
import { db } from '@/lib/infra/db/db'
import { company, complete, sold, taxProfile } from '@/tests/invoice-fixtures'
import { issue } from '@/tests/issued'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'
import { idOf } from './support/id-of'

// Of another document: see einvoice.test.
const irn = { irn: 'a'.repeat(64), ackNo: '112010036563310', ackOn: '2026-11-23', signedQr: 'a.b.c' }
const invoice = { kind: 'invoice', expectedTotalPaise: 1_18_000_00 }
const ofOrder = { workorderId: 7, projectName: 'Flange', customerId: 5, supplierId: 4 }
const ofInvoice = {
  invoiceId: 9,
  kind: 'invoice' as const,
  number: 'JW/26-27/00007',
  workorderId: 7,
  projectName: 'Flange',
  customerId: 5,
  totalPaise: 1_18_000_00,
  dueOn: '2026-12-23',
}

/** An invoice, issued by an admin of its own: what the table's admin does is counted. */
const issued = async (workOrderId: number) => issue(await make.admin(), workOrderId)

export const sheet: NounSheet = {
  noun: 'invoice',
  make: {
    sold: async ({ customer, supplier }) => (await sold({ customer, supplier })).workOrderId,
    completed: async ({ customer, supplier }) => {
      const { workOrderId } = await sold({ customer, supplier })
      await complete(workOrderId)
      return workOrderId
    },
    invoice: async ({ customer, supplier }) => idOf(issued((await sold({ customer, supplier })).workOrderId)),
    due: async ({ customer, supplier }) => {
      const { workOrderId } = await sold({ customer, supplier })
      await company({ einvoiceFrom: new Date('2026-04-01') })
      const { id } = await issued(workOrderId)
      await company()
      return id
    },
  },
  calls: [
    ['GET /api/workorders/{sold}/terms', null, '401 403 403 403 403 403 403 200'],
    [
      'PATCH /api/workorders/{sold}/terms',
      { customerDays: 45 },
      '401 403 403 403 403 403 403 200',
      ['workorder.termsChanged'],
    ],
    [
      'POST /api/workorders/{sold}/invoices/preview',
      { kind: 'invoice' },
      '401 403 403 403 403 403 403 200',
      { nothing: 'it only looks' },
    ],
    ['POST /api/workorders/{sold}/invoices', invoice, '401 403 403 403 403 403 403 201', ['invoice.issued']],
    ['GET /api/invoices/to-issue', null, '401 403 403 403 403 403 403 200'],
    [
      'POST /api/invoices/batch',
      { workorderIds: ['{completed}'] },
      '401 403 403 403 403 403 403 200',
      ['invoice.issued'],
    ],
    ['GET /api/invoices', null, '401 200 200 200 200 200 200 200'],
    ['GET /api/invoices/{invoice}', null, '401 200 404 404 404 404 404 200'],
    ['GET /api/invoices/{invoice}/pdf', null, '401 200 404 404 404 404 404 200'],
    ['GET /api/invoices/{due}/einvoice', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/invoices/einvoice?ids={due}', null, '401 403 403 403 403 403 403 200'],
    [
      'POST /api/invoices/irn',
      { rows: [{ number: 'JW/26-27/99999', ...irn }] },
      '401 403 403 403 403 403 403 200',
      { nothing: 'there is no invoice with that number: see einvoices.test' },
    ],
    [
      'PATCH /api/invoices/{due}/irn',
      irn,
      '401 403 403 403 403 403 403 400',
      { nothing: 'the table sends the QR of another: see einvoice.test' },
    ],
  ],
  asks: [
    'POST /api/invoices/batch',
    'PATCH /api/invoices/{due}/irn',
    'POST /api/invoices/irn',
    'PATCH /api/workorders/{sold}/terms',
    'POST /api/workorders/{sold}/invoices',
  ],
  repeated: [
    [
      'POST /api/workorders/{sold}/invoices',
      'admin',
      { kind: 'invoice', expectedTotalPaise: 1_18_000_00 },
      { kind: 'proforma' },
      () => db().taxDocument.count(),
    ],
    [
      'POST /api/invoices/batch',
      'admin',
      { workorderIds: ['{completed}'] },
      { workorderIds: [1] },
      () => db().taxDocument.count(),
    ],
  ],
  fieldsElsewhere: {
    'POST /api/workorders/{id}/invoices': 'issue-invoice.test',
  },
  events: {
    'workorder.termsChanged': {
      data: { ...ofOrder, fields: ['hsn'] },
      tells: [],
    },
    'invoice.issued': {
      data: { ...ofInvoice, held: false },
      mail: 'invoices',
      cases: [
        [{ held: false }, ['customer']],
        [{ held: true }, []],
      ],
    },
    'invoice.registered': {
      data: ofInvoice,
      mail: 'invoices',
      tells: ['customer', 'admin'],
    },
    'invoice.dueSoon': {
      data: { ...ofInvoice, balancePaise: 500_00 },
      mail: 'invoices',
      tells: ['customer'],
    },
    'invoice.overdue': {
      data: { ...ofInvoice, balancePaise: 500_00, days: 1 },
      mail: 'invoices',
      tells: ['customer', 'admin'],
    },
    'invoice.irnMissing': {
      data: ofInvoice,
      tells: ['admin'],
    },
  },
  wire: [['an invoice', toTaxDocument, TaxDocument]],
  owners: {
    invoices: () => db().taxDocument.findMany({ select: { id: true, partyId: true } }),
  },
  lists: [
    {
      path: '/api/invoices/to-issue',
      who: 'admin',
      all: 'sort=-id',
      none: 'company=2000000000',
      grow: async ({ supplier }, mark) => {
        await company()
        const customer = await make.customer({ companyName: mark })
        await taxProfile(customer)
        await complete((await make.order({ customer, supplier })).workorder.id)
      },
    },
    {
      path: '/api/invoices',
      who: 'customer',
      all: 'status=open',
      none: 'status=paid',
      notFor: ['supplier'],
      grow: async ({ customer, supplier, admin }, mark) => {
        await company()
        await taxProfile(customer)
        await issue(admin, (await make.order({ customer, supplier, projectName: mark })).workorder.id)
      },
    },
  ],
}
