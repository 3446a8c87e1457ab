import { issueCertificate } from '@/lib/domain/orders/certificates/issue-certificate'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'
import { idOf } from './support/id-of'
import { bothSides } from './support/owners'

const ofOrder = { workorderId: 7, projectName: 'Flange', customerId: 5, supplierId: 4 }

export const sheet: NounSheet = {
  make: {
    certificate: async (p) => idOf(issueCertificate(p.supplier, { id: (await make.order(p)).workorder.id })),
  },
  calls: [
    [
      'POST /api/workorders/{workorder}/certificates',
      {},
      '401 403 403 403 201 404 404 201',
      ['workorder.certificateIssued'],
    ],
    [
      'POST /api/certificates/{certificate}/void',
      { reason: 'A wrong heat' },
      '401 403 403 403 200 404 404 200',
      ['workorder.certificateVoided'],
    ],
    ['GET /api/certificates/{certificate}/pdf', null, '401 200 404 404 200 404 404 200'],
  ],
  repeated: [
    [
      'POST /api/workorders/{workorder}/certificates',
      'supplier',
      { statement: 'As drawn' },
      { statement: 'As agreed' },
      () => db().certificate.count(),
    ],
  ],
  fieldsElsewhere: {
    'POST /api/workorders/{id}/certificates': 'certificates.test',
  },
  events: {
    'workorder.certificateIssued': {
      data: { ...ofOrder, no: 1 },
      tells: ['customer'],
    },
    'workorder.certificateVoided': {
      data: { ...ofOrder, no: 1, note: 'A wrong heat' },
      tells: ['customer'],
    },
  },
  owners: {
    certificates: () => db().certificate.findMany({ select: { id: true, workOrder: bothSides } }),
  },
}
