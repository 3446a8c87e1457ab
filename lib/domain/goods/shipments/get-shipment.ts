import { query } from '../../core/verb'
import { findShipment, toShipment } from './shipment'

/** One shipment. */
export const getShipment = query('shipment.get', async (scope, { id }: { id: number }) =>
  toShipment(await findShipment(scope, id), scope.viewer),
)
