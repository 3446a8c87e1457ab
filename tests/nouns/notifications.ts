import { Notification } from '@/lib/contract'
import { toNotification } from '@/lib/domain/people/notifications/notification'
import { db } from '@/lib/infra/db/db'
import type { NounSheet } from './sheet'
import { idOf } from './support/id-of'

export const sheet: NounSheet = {
  make: {
    notification: ({ customer }) =>
      idOf(
        db().notification.create({
          data: {
            memberId: customer.member.id,
            title: 'New quotation',
            message: 'A',
            entityType: 'quotation',
            entityId: 1,
          },
        }),
      ),
  },
  calls: [
    ['GET /api/notifications', null, '401 200 200 200 200 200 200 200'],
    [
      'PATCH /api/notifications/{notification}/read',
      null,
      '401 200 404 404 404 404 404 404',
      { nothing: 'the own bell' },
    ],
    ['POST /api/notifications/read-all', null, '401 204 204 204 204 204 204 204', { nothing: 'the own bell' }],
  ],
  withoutFactor: ['GET /api/notifications'],
  wire: [['a bell entry', toNotification, Notification]],
  owners: {
    notifications: () => db().notification.findMany({ select: { id: true, memberId: true } }),
  },
  lists: [
    {
      path: '/api/notifications',
      who: 'customer',
      all: 'unread=true',
      grow: async ({ customer }) => {
        const told = { title: 'New quotation', message: 'A', entityType: 'quotation', entityId: 1 }
        await db().notification.create({ data: { memberId: customer.member.id, ...told } })
      },
    },
  ],
}
