import { CompanyDocument } from '@/lib/contract'
import { toCompanyDocument } from '@/lib/domain/trade/company-documents/company-document'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'
import { always, instant, whole } from './support/fields'
import { idOf } from './support/id-of'

const certificate = {
  kind: 'iso_9001',
  number: 'QMS 4711',
  body: 'TUV India',
  validFrom: '2025-01-01',
  validTo: '2027-12-31',
}
const ofDocument = {
  companyDocumentId: 6,
  documentLabel: 'ISO 9001',
  documentNumber: 'QMS 4711',
  supplierId: 4,
  supplierName: 'Pune Precision',
}

export const sheet: NounSheet = {
  noun: 'companydocument',
  make: {
    companyDocument: (p) => idOf(make.companyDocument(p.supplier)),
    ownCertificate: (p, who) =>
      idOf(
        make.upload(
          who === 'otherSupplier' || who === 'unverifiedSupplier' ? p[who] : p.supplier,
          'company',
          'certificate.pdf',
        ),
      ),
  },
  calls: [
    ['GET /api/company-documents', null, '401 403 403 403 200 200 200 200'],
    [
      'POST /api/company-documents',
      { ...certificate, fileId: '{ownCertificate}' },
      '401 403 403 403 201 201 201 403',
      ['companydocument.submitted'],
    ],
    [
      'PATCH /api/company-documents/{companyDocument}/check',
      null,
      '401 403 403 403 403 403 403 200',
      ['companydocument.checked'],
    ],
    [
      'PATCH /api/company-documents/{companyDocument}/reject',
      { reason: 'The scan can’t be read' },
      '401 403 403 403 403 403 403 200',
      ['companydocument.rejected'],
    ],
    ['GET /api/company-documents/{companyDocument}/file', null, '401 403 403 403 200 404 404 200'],
  ],
  repeated: [
    [
      'POST /api/company-documents',
      'supplier',
      { ...certificate, fileId: '{ownCertificate}' },
      { number: 'QMS 4712' },
      () => db().companyDocument.count(),
    ],
  ],
  fields: {
    CompanyDocument: {
      create: 'POST /api/company-documents',
      by: 'supplier',
      full: async (people) => ({
        ...certificate,
        fileId: (await make.upload(people.supplier, 'company', 'certificate.pdf')).id,
      }),
      fields: [
        ['id', 'set', whole],
        ['supplierId', 'set', (people) => people.supplier.id],
        ['kind', 'required'],
        ['label', 'set', always('ISO 9001')],
        ['number', 'required'],
        ['body', 'optional'],
        ['validFrom', 'optional'],
        ['validTo', 'required'],
        ['fileName', 'set', always('certificate.pdf')],
        ['fileSize', 'set', whole],
        ['state', 'set', always('submitted')],
        ['rejectionReason', 'set', always(null)],
        ['expired', 'set', always(false)],
        ['decidedAt', 'set', always(null)],
        ['createdAt', 'set', instant],
      ],
    },
  },
  lives: {
    'a company document': {
      states: ['submitted', 'checked', 'rejected'],
      moves: { check: 'checked', reject: 'rejected' },
      call: (id, move) => [
        `PATCH /api/company-documents/${id}/${move}`,
        move === 'reject' ? { reason: 'The scan can’t be read' } : {},
      ],
      says: { admin: ['check', 'reject'] },
      callForEach: true,
      may: { admin: { submitted: ['check', 'reject'] } },
      strangers: [],
      make: async (people) => (await make.companyDocument(people.supplier)).id,
      entityType: 'companydocument',
      put: (id, state) => db().companyDocument.update({ where: { id }, data: { state } }),
      stateOf: async (id) => (await db().companyDocument.findUniqueOrThrow({ where: { id } })).state,
    },
  },
  events: {
    'companydocument.submitted': {
      data: { ...ofDocument, from: null, to: 'submitted' },
      tells: ['admin'],
    },
    'companydocument.checked': {
      data: { ...ofDocument, from: 'submitted', to: 'checked' },
      mail: 'documents',
      tells: ['supplier'],
    },
    'companydocument.rejected': {
      data: { ...ofDocument, from: 'submitted', to: 'rejected', note: 'The scan can’t be read' },
      mail: 'documents',
      tells: ['supplier'],
    },
    'companydocument.ending': {
      data: { ...ofDocument, validTo: '2026-12-31', days: 30 },
      mail: 'documents',
      tells: ['supplier', 'admin'],
    },
  },
  wire: [['a company document', toCompanyDocument, CompanyDocument]],
  owners: {
    'company-documents': () => db().companyDocument.findMany({ select: { id: true, supplierId: true } }),
  },
  lists: [
    {
      path: '/api/company-documents',
      who: 'supplier',
      all: 'state=submitted',
      none: 'state=rejected',
      grow: async ({ supplier }, mark) => void (await make.companyDocument(supplier, { number: mark })),
    },
  ],
}
