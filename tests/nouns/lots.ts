import { addLot } from '@/lib/domain/orders/lots/add-lot'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import type { NounSheet } from './sheet'
import { idOf } from './support/id-of'
import { bothSides } from './support/owners'

const ofOrder = { workorderId: 7, projectName: 'Flange', customerId: 5, supplierId: 4 }

export const sheet: NounSheet = {
  make: {
    lot: async (p) => idOf(addLot(p.supplier, { id: (await make.order(p)).workorder.id, heat: '7A' })),
  },
  calls: [
    [
      'POST /api/workorders/{workorder}/lots',
      { heat: '7A' },
      '401 403 403 403 201 404 404 201',
      ['workorder.lotAdded'],
    ],
    ['PATCH /api/lots/{lot}', { heat: '7B' }, '401 403 403 403 200 404 404 200', ['workorder.lotChanged']],
  ],
  fieldsElsewhere: {
    'POST /api/workorders/{id}/lots': 'lots.test',
  },
  events: {
    'workorder.lotAdded': {
      data: { ...ofOrder, heat: '7A' },
      tells: [],
    },
    'workorder.lotChanged': {
      data: { ...ofOrder, heat: '7A' },
      tells: [],
    },
    'workorder.lotVoided': {
      data: { ...ofOrder, heat: '7A' },
      tells: [],
    },
  },
  owners: {
    lots: () => db().lot.findMany({ select: { id: true, workOrder: bothSides } }),
  },
}
