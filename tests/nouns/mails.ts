import type { NounSheet } from './sheet'

const ofAccount = { accountId: 4, role: 'supplier', companyName: 'Pune Precision' } as const

export const sheet: NounSheet = {
  calls: [
    ['GET /api/deliveries', null, '401 403 403 403 403 403 403 200'],
    ['POST /api/deliveries/retry', null, '401 403 403 403 403 403 403 204', { nothing: 'nothing is stuck: see below' }],
    ['GET /api/user/mails', null, '401 200 200 200 200 200 200 200'],
    [
      'PATCH /api/user/mails',
      { topic: 'accounts', on: true },
      '401 200 200 200 200 200 200 200',
      { nothing: 'the table switches on what is on: see below' },
    ],
    [
      'POST /api/unsubscribe',
      null,
      '400 400 400 400 400 400 400 400',
      { nothing: 'the table sends no link: see below' },
    ],
  ],
  withoutFactor: ['GET /api/user/mails'],
  events: {
    'account.mailsChosen': {
      data: { ...ofAccount, topic: 'payments', on: false },
      tells: [],
    },
    'delivery.retried': {
      data: { deliveries: 1 },
      tells: [],
    },
  },
}
