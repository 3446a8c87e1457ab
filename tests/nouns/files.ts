import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'
import { idOf } from './support/id-of'

export const sheet: NounSheet = {
  make: {
    // Nobody unverified has an order to send a file for.
    ownUpload: (p, who) => {
      const mayNone = who === 'nobody' || who.startsWith('unverified')
      return idOf(make.upload(mayNone ? p.supplier : p[who], 'workorder'))
    },
  },
  calls: [
    [
      'POST /api/files',
      null,
      '401 201 201 201 201 201 403 201',
      { nothing: 'an upload belongs to nothing yet; what it is attached to says so' },
    ],
  ],
  repeated: [['POST /api/files', 'customer', { name: 'a.pdf' }, { name: 'b.pdf' }, () => db().file.count()]],
}
