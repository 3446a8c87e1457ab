import { FloorOrder } from '@/lib/contract'
import { toFloorOrder } from '@/lib/domain/orders/floor/floor-order'
import { db } from '@/lib/infra/db/db'
import type { NounSheet } from './sheet'

export const sheet: NounSheet = {
  calls: [
    ['GET /api/floor', null, '401 403 403 403 200 200 200 403'],
    ['GET /api/floor/{workorder}', null, '401 403 403 403 200 404 404 403'],
  ],
  wire: [['a card of the shop floor', toFloorOrder, FloorOrder]],
  owners: {
    floor: () =>
      db().workOrder.findMany({ select: { id: true, supplierId: true, inquiry: { select: { customerId: true } } } }),
  },
}
