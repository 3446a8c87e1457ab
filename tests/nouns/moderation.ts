import { HeldMessage } from '@/lib/contract/files/moderation'
import { toMessage } from '@/lib/domain/files/moderation/review'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'

const ofReview = {
  entityType: 'inquiry',
  entityId: 12,
  field: 'description',
  authorId: 5,
  found: ['phone'] as ('phone' | 'name')[],
  customerId: 5,
  supplierId: null,
  toSuppliers: true,
} as const

export const sheet: NounSheet = {
  make: {
    message: async ({ customer }) => {
      const text = { projectName: 'Bracket', description: 'Call 98220 12345 first', quantity: 2 }
      const { id } = await submitInquiry(customer, text)
      return (await db().review.findFirstOrThrow({ where: { entityType: 'inquiry', entityId: id } })).id
    },
  },
  calls: [
    ['GET /api/messages', null, '401 403 403 403 403 403 403 200'],
    [
      'PATCH /api/messages/{message}/release',
      { text: 'Ask us' },
      '401 403 403 403 403 403 403 200',
      ['message.released'],
    ],
    [
      'PATCH /api/messages/{message}/withhold',
      { reason: 'A phone number' },
      '401 403 403 403 403 403 403 200',
      ['message.withheld'],
    ],
  ],
  events: {
    'message.held': {
      data: { ...ofReview, found: ['phone', 'name'], from: null, to: 'held' },
      mail: 'questions',
      cases: [
        [{}, []],
        [{ entityType: 'question', inquiryId: 12 }, ['admin']],
      ],
    },
    'file.held': {
      data: { ...ofReview, field: 'file:7', fault: 'password' },
      tells: ['customer'],
    },
    'message.released': {
      data: { ...ofReview, from: 'held', to: 'released', edited: true },
      cases: [
        [{ edited: false }, []],
        [{ edited: true }, ['customer']],
      ],
    },
    'message.withheld': {
      data: { ...ofReview, field: 'file:7', from: 'held', to: 'withheld', note: 'A letterhead' },
      tells: ['customer'],
    },
  },
  wire: [['a held text', toMessage, HeldMessage]],
  lists: [
    {
      path: '/api/messages',
      who: 'admin',
      all: 'state=held',
      none: 'state=released',
      grow: async ({ customer }, mark) => void (await make.review(customer, { text: mark })),
    },
  ],
}
