import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'
import { anywhere, same } from './support/lives'

const ofOrder = { workorderId: 7, projectName: 'Flange', customerId: 5, supplierId: 4 }
const paymentStates = ['pending', 'partial', 'complete']

export const sheet: NounSheet = {
  calls: [
    ['GET /api/payments', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/payments/export', null, '401 403 403 403 403 403 403 200'],
  ],
  asks: ['GET /api/payments/export'],
  lives: {
    // An admin may set any.
    payment: {
      states: paymentStates,
      moves: same(paymentStates),
      call: (id, status) => [`PATCH /api/workorders/${id}/payment`, { status }],
      says: { admin: paymentStates },
      may: { admin: anywhere(paymentStates) },
      strangers: [],
      make: async (people) => (await make.order(people)).workorder.id,
      entityType: 'workorder',
      put: (id, paymentStatus) => db().workOrder.update({ where: { id }, data: { paymentStatus } }),
      stateOf: async (id) => (await db().workOrder.findUniqueOrThrow({ where: { id } })).paymentStatus,
    },
    'supplier payment': {
      states: paymentStates,
      moves: same(paymentStates),
      call: (id, status) => [`PATCH /api/workorders/${id}/payable`, { status }],
      says: { admin: paymentStates },
      may: { admin: anywhere(paymentStates) },
      strangers: [],
      make: async (people) => (await make.order(people)).workorder.id,
      entityType: 'workorder',
      put: (id, payableStatus) => db().workOrder.update({ where: { id }, data: { payableStatus, payableBy: 'hand' } }),
      stateOf: async (id) => (await db().workOrder.findUniqueOrThrow({ where: { id } })).payableStatus,
    },
  },
  events: {
    'workorder.payableChanged': {
      data: { ...ofOrder, projectName: null, from: 'pending', to: 'complete' },
      mail: 'payments',
      cases: [[{ to: 'partial' }, ['supplier']]],
    },
    'workorder.paymentChanged': {
      data: { ...ofOrder, projectName: null, from: 'pending', to: 'complete' },
      mail: 'payments',
      cases: [
        [{ to: 'partial' }, ['customer', 'supplier']],
        [{ to: 'partial', apart: true }, ['customer']],
      ],
    },
    'payment.exported': {
      data: { filters: {} },
      tells: [],
    },
  },
}
