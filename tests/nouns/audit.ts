import { AuditEntry } from '@/lib/contract/desk/audit'
import { toEntry } from '@/lib/domain/desk/audit/entry'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'

export const sheet: NounSheet = {
  make: {
    entry: async ({ customer }) => {
      const { id: entityId } = await make.inquiry(customer)
      return (await db().event.findFirstOrThrow({ where: { entityType: 'inquiry', entityId } })).id
    },
  },
  calls: [
    ['GET /api/audit', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/audit/export', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/audit/actors', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/audit/people', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/audit/{entry}', null, '401 403 403 403 403 403 403 200'],
  ],
  asks: ['GET /api/audit/export'],
  events: {
    'audit.exported': {
      data: { filters: { kind: 'machines' } },
      tells: [],
    },
  },
  wire: [['an entry of the audit log', toEntry, AuditEntry]],
  listsElsewhere: {
    '/api/audit': 'list-audit.test',
  },
}
