import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { shipments } from '../../../contract/goods/shipments'
import { displayId } from '../../../terms/nouns'
import { command } from '../../core/verb'
import type { FollowOrders } from '../../orders/workorders/follow-orders'
import { assertSent, countWords } from './counted-line'
import { lockShipment, ordersOf } from './lock-shipment'
import { ordersToPack, recountGoods } from '../../facts/order-goods'
import { aboutShipment, findShipment, toShipment } from './shipment'
import { assertFree } from './shipment-lines'

/** An admin corrects how many pieces of a line came. Rejected pieces stay as they are. */
export const correctLineWith = (follow: FollowOrders) =>
  command('shipment.correct', async (scope, { id, lineId, received, note }: Input<typeof shipments.correct>) => {
    const { tx, viewer, emit } = scope
    const shipment = await lockShipment(scope, id)
    const line = shipment.lines.find((one) => one.id === lineId)
    if (!line) throw new Problem('not_found', 'Line not found')
    if (line.received === null) throw new Problem('conflict', `${displayId('shipment', id)} is not counted yet`)
    const decided = await tx.orderProblem.findFirst({
      where: { shipmentLineId: lineId, status: { notIn: ['open', 'contained'] } },
    })
    if (decided) throw new Problem('conflict', `${displayId('problem', decided.id)} is decided already`)
    const rejected = line.rejected!
    if (received < rejected) throw invalid('received', `${countWords(line, rejected)} of them are rejected`)
    if (line.purpose === 'goods') {
      const order = (await ordersToPack(scope, [line.workorderId])).get(line.workorderId)!
      assertFree(order, shipment.leg, received - rejected, 'received', id)
    } else assertSent(line, received, 'received')
    await tx.shipmentLine.update({ where: { id: lineId }, data: { received, accepted: received - rejected } })
    await recountGoods(scope, ordersOf(shipment))
    await follow(scope, ordersOf(shipment))
    const { workorderId, received: was } = line
    const uqc = line.material?.uqc ?? null
    emit('shipment.corrected', { ...aboutShipment(shipment), workorderId, received, was: was!, uqc, note })
    return toShipment(await findShipment(scope, id), viewer)
  })
