import { db } from '@/lib/infra/db/db'
import type { NounSheet } from './sheet'

const bulk = { act: 'notification.read', ids: ['{notification}'] }
const approval = { act: 'machine.approve', ids: ['{pendingMachine}'] }
const approvals = () => db().event.count({ where: { kind: 'machine.approved' } })

export const sheet: NounSheet = {
  calls: [
    // Each act on many is refused as the single act is: lib/domain/desk/bulk.
    [
      'POST /api/bulk',
      bulk,
      '401 200 200 200 200 200 200 200',
      { nothing: 'the table reads in the bell; what others do is in lib/domain/desk/bulk' },
    ],
    ['POST /api/bulk/preview', bulk, '401 200 200 200 200 200 200 200', { nothing: 'it is rolled back' }],
  ],
  repeated: [['POST /api/bulk', 'admin', approval, { act: 'process.approve' }, approvals]],
}
