import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'

const why = { reason: 'material' as const, note: 'The bar stock has ended at the mill' }
const ofOrder = { workorderId: 7, projectName: 'Flange', customerId: 5, supplierId: 4 }

export const sheet: NounSheet = {
  make: {
    begunOrder: async (people) => {
      const { id } = (await make.order(people)).workorder
      await db().workOrder.update({ where: { id }, data: { status: 'started', startDate: new Date() } })
      return id
    },
  },
  calls: [
    ['POST /api/workorders/{workorder}/cancel', why, '401 403 403 403 403 403 403 200', ['workorder.cancelled']],
    [
      'POST /api/workorders/{begunOrder}/close-short/preview',
      { made: 20 },
      '401 403 403 403 403 403 403 200',
      { nothing: 'it only reads' },
    ],
    [
      'POST /api/workorders/{begunOrder}/close-short',
      { made: 20, ...why },
      '401 403 403 403 403 403 403 200',
      ['workorder.closedShort'],
    ],
  ],
  asks: ['POST /api/workorders/{workorder}/cancel', 'POST /api/workorders/{begunOrder}/close-short'],
  repeated: [
    [
      'POST /api/workorders/{workorder}/cancel',
      'admin',
      why,
      { ...why, reason: 'customer' },
      () => db().event.count({ where: { kind: 'workorder.cancelled' } }),
    ],
    [
      'POST /api/workorders/{begunOrder}/close-short',
      'admin',
      { made: 20, ...why },
      { made: 10, ...why },
      () => db().event.count({ where: { kind: 'workorder.closedShort' } }),
    ],
  ],
  events: {
    'workorder.cancelled': {
      data: { ...ofOrder, ...why, from: 'pending', to: 'cancelled' },
      mail: 'workorders',
      tells: ['customer', 'supplier'],
    },
    'workorder.closedShort': {
      data: { ...ofOrder, ...why, made: 320, quantity: 500 },
      mail: 'workorders',
      tells: ['customer', 'supplier'],
    },
  },
}
