import type { NounSheet } from './sheet'

const invited = { supplierIds: ['{supplier}'] }

export const sheet: NounSheet = {
  calls: [
    ['GET /api/inquiries/{inquiry}/invitations', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/inquiries/{inquiry}/suppliers', null, '401 403 403 403 403 403 403 200'],
    ['POST /api/inquiries/{inquiry}/invitations', invited, '401 403 403 403 403 403 403 200', ['invitation.sent']],
  ],
  events: {
    'invitation.sent': {
      data: {
        inquiryId: 12,
        projectName: 'Flange',
        customerId: 5,
        supplierId: 4,
        supplierName: 'Asha Tools',
        quantity: 80,
        targetDate: '2026-12-23',
        quoteBy: '2026-11-27T12:30:00.000Z',
      },
      mail: 'inquiries',
      tells: ['supplier'],
    },
  },
}
