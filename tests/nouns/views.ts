import { db } from '@/lib/infra/db/db'
import { unique } from '@/tests/make'
import type { NounSheet } from './sheet'
import { always, instant, whole } from './support/fields'
import { idOf } from './support/id-of'

export const sheet: NounSheet = {
  make: {
    view: async ({ customer }) => {
      const data = { memberId: customer.member.id, list: 'workorders', name: unique('View'), query: {}, place: 0 }
      return idOf(db().savedView.create({ data }))
    },
    newName: async () => unique('View'),
  },
  calls: [
    ['GET /api/views', null, '401 200 200 200 200 200 200 200'],
    [
      'POST /api/views',
      { list: 'workorders', name: '{newName}', query: {} },
      '401 201 201 201 201 201 201 201',
      { nothing: 'the own views' },
    ],
    ['PATCH /api/views/{view}', { name: '{newName}' }, '401 200 404 404 404 404 404 404', { nothing: 'the own views' }],
    ['DELETE /api/views/{view}', null, '401 204 404 404 404 404 404 404', { nothing: 'the own views' }],
  ],
  fields: {
    'Saved view': {
      create: 'POST /api/views',
      by: 'customer',
      full: async () => ({ list: 'workorders', name: unique('View'), query: { status: 'issues' } }),
      fields: [
        ['id', 'set', whole],
        ['list', 'required'],
        ['name', 'required'],
        ['query', 'required'],
        ['place', 'set', whole],
        ['gone', 'set', always([])],
        ['createdAt', 'set', instant],
      ],
    },
  },
  owners: {
    views: () => db().savedView.findMany({ select: { id: true, memberId: true } }),
  },
}
