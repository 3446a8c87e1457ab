import { query } from '../../core/verb'
import { readWorkorder } from '../../orders/workorders/read-workorder'
import { shipmentsOf } from '../shipments/shipment'

/** One work order with its shipments, the drawings of its inquiry and its history. */
export const getWorkorder = query('workorder.get', async (scope, { id }: { id: number }) => ({
  ...(await readWorkorder(scope, id)),
  shipments: await shipmentsOf(scope, id),
}))
