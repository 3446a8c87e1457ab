import { randomUUID } from 'node:crypto'
import { db } from '@/lib/infra/db/db'
import { PASSWORD } from '@/tests/product/people'
import type { NounSheet } from './sheet'
import { idOf } from './support/id-of'

const ofAccount = { accountId: 4, role: 'supplier', companyName: 'Pune Precision' } as const
const ofPerson = { ...ofAccount, memberId: 9, memberName: 'Ravi Kale', memberRole: 'quoter' } as const

export const sheet: NounSheet = {
  make: {
    session: async ({ customer }) => {
      const data = { memberId: customer.member.id, key: randomUUID(), device: 'Firefox on Linux' }
      return idOf(db().session.create({ data }))
    },
  },
  calls: [
    ['POST /api/users/{newCustomer}/sessions/end', null, '401 403 403 403 403 403 403 204', ['account.sessionsEnded']],
    ['GET /api/sessions', null, '401 200 200 200 200 200 200 200'],
    [
      'POST /api/sessions/{session}/end',
      { currentPassword: PASSWORD },
      '401 204 404 404 404 404 404 404',
      { nothing: 'the own sign-ins' },
    ],
    [
      'POST /api/sessions/end-others',
      { currentPassword: PASSWORD },
      '401 204 204 204 204 204 204 204',
      { nothing: 'the own sign-ins' },
    ],
  ],
  asks: [
    'POST /api/sessions/end-others',
    'POST /api/sessions/{session}/end',
    'POST /api/users/{newCustomer}/sessions/end',
  ],
  withoutFactor: ['GET /api/sessions', 'POST /api/sessions/end-others', 'POST /api/sessions/{session}/end'],
  events: {
    'account.sessionsEnded': {
      data: { ...ofAccount, sessions: 3 },
      tells: [],
    },
    'account.newDevice': {
      data: { ...ofPerson, device: 'Chrome on Android' },
      tells: [],
    },
  },
  owners: {
    sessions: () => db().session.findMany({ select: { id: true, memberId: true } }),
  },
}
