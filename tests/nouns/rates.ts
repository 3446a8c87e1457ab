import { db } from '@/lib/infra/db/db'
import { make, newCode } from '@/tests/make'
import type { NounSheet } from './sheet'
import { always, instant, whole } from './support/fields'
import { idOf } from './support/id-of'

const rate = { kind: 'gst', rateBp: 1800, from: '2026-04-01' }

export const sheet: NounSheet = {
  noun: 'rate',
  make: {
    rate: () => idOf(make.rate()),
    newCode: async () => newCode(),
  },
  calls: [
    ['GET /api/rates', null, '401 403 403 403 403 403 403 200'],
    ['POST /api/rates', { ...rate, code: '{newCode}' }, '401 403 403 403 403 403 403 201', ['rate.added']],
    ['POST /api/rates/{rate}/confirm', null, '401 403 403 403 403 403 403 200', ['rate.confirmed']],
    ['PATCH /api/rates/{rate}', { to: '2027-03-31' }, '401 403 403 403 403 403 403 200', ['rate.changed']],
  ],
  asks: ['PATCH /api/rates/{rate}', 'POST /api/rates', 'POST /api/rates/{rate}/confirm'],
  repeated: [
    [
      'POST /api/rates',
      'admin',
      { kind: 'gst', code: '{newCode}', rateBp: 1800, from: '2026-04-01' },
      { rateBp: 500 },
      () => db().rate.count(),
    ],
  ],
  fields: {
    Rate: {
      create: 'POST /api/rates',
      by: 'admin',
      full: async () => ({
        kind: 'gst',
        code: newCode(),
        rateBp: 500,
        from: '2026-04-01',
        to: '2027-03-31',
        note: 'Notification 9/2025',
      }),
      fields: [
        ['id', 'set', whole],
        ['kind', 'required'],
        ['code', 'required'],
        ['rateBp', 'required'],
        ['from', 'required'],
        ['to', 'optional'],
        ['note', 'optional'],
        ['confirmedOn', 'set', always(null)],
        ['inUse', 'set', always(false)],
        ['createdAt', 'set', instant],
      ],
    },
  },
  events: {
    'rate.added': {
      data: { rateId: 1, code: '8481', rateBp: 1800, since: '2026-04-01' },
      tells: [],
    },
    'rate.confirmed': {
      data: { rateId: 1, code: 'bank', rateBp: 550 },
      tells: [],
    },
    'rate.changed': {
      data: { rateId: 1, code: 'bank', fields: ['to'] },
      tells: [],
    },
  },
  owners: {
    rates: () => db().rate.findMany({ select: { id: true } }),
  },
  lists: [
    {
      path: '/api/rates',
      who: 'admin',
      all: 'kind=gst',
      none: 'kind=bank',
      grow: async (_, mark) => void (await make.rate({ note: mark })),
    },
  ],
}
