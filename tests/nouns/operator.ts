import { db } from '@/lib/infra/db/db'
import type { NounSheet } from './sheet'

export const sheet: NounSheet = {
  noun: 'operator',
  make: {
    operatorRevision: async () => (await db().operatorProfile.findUnique({ where: { id: 1 } }))?.revision ?? 0,
  },
  calls: [
    ['GET /api/operator', null, '401 403 403 403 403 403 403 200'],
    [
      'PATCH /api/operator',
      { revision: '{operatorRevision}', terms: '{newName}' },
      '401 403 403 403 403 403 403 200',
      ['operator.changed'],
    ],
    ['GET /api/operator/terms', null, '401 403 403 403 200 200 200 200'],
  ],
  asks: ['PATCH /api/operator'],
  events: {
    'operator.changed': {
      data: { operatorId: 1, fields: ['gstin', 'terms'], bank: false },
      mail: 'accounts',
      cases: [
        [{ bank: true, fields: ['terms'] }, ['admin']],
        [{ bank: false, fields: ['terms'] }, []],
      ],
    },
  },
}
