import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { shipments } from '../../../contract/goods/shipments'
import { plansOn, receivesOn, sendsOn } from '../../../rules/goods/legs'
import { date, isoDay } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { assertNotInvoiced } from './own-papers'
import { leave } from './leave'
import { assertGoesOn, assertPlanned, lockShipment, ordersOf } from './lock-shipment'
import { recountGoods } from '../../facts/order-goods'
import { aboutShipment, findShipment, toShipment, type ShipmentRow } from './shipment'

type Form = Input<typeof shipments.move>

/** Its sender sends or cancels a shipment; its receiver records the arrival, without a count. */
export const moveShipment = command('shipment.move', async (scope, { id, status, ...form }: Form) => {
  const { role } = scope.viewer
  const shipment = await lockShipment(scope, id)
  if (status === 'delivered') {
    if (!receivesOn(shipment.leg, role)) throw new Problem('conflict', 'Its receiver records the arrival')
    await arrive(scope, shipment, form)
  } else {
    if (!sendsOn(shipment.leg, role)) throw new Problem('conflict', 'Its sender sends and cancels it')
    if (status === 'cancelled' && !plansOn(shipment.leg, role))
      throw new Problem('conflict', 'Jobwork planned it, and cancels it')
    assertPlanned(shipment, status === 'sent' ? 'it has left' : 'it can’t be cancelled any more')
    if (status === 'sent') await leave(scope, shipment, form.on)
    else await cancel(scope, shipment, form.reason!)
  }
  await recountGoods(scope, ordersOf(shipment))
  return toShipment(await findShipment(scope, id), scope.viewer)
})

async function arrive(
  { tx, emit }: WriteScope,
  shipment: ShipmentRow,
  { on, receivedBy }: Omit<Form, 'id' | 'status'>,
) {
  const { id, status } = shipment
  assertGoesOn(shipment)
  if (status === 'planned') throw new Problem('conflict', `${displayId('shipment', id)} is not sent yet`)
  if (status === 'delivered') throw new Problem('conflict', `${displayId('shipment', id)} is delivered already`)
  const deliveredOn = on ?? isoDay(actTime().getTime())
  assertAfter(shipment, deliveredOn, 'on')
  await tx.shipment.update({
    where: { id },
    data: { status: 'delivered', deliveredOn: new Date(deliveredOn), receivedBy },
  })
  emit('shipment.delivered', { ...aboutShipment(shipment), from: status, to: 'delivered' })
}

/** 400 for a day before it left. */
export function assertAfter({ sentOn }: Pick<ShipmentRow, 'sentOn'>, day: string, path: string) {
  if (sentOn && day < sentOn) throw invalid(path, `It left on ${date(sentOn)}`)
}

async function cancel({ tx, rows, emit }: WriteScope, shipment: ShipmentRow, reason: string) {
  const { id } = shipment
  await assertNotInvoiced(rows, id)
  await tx.shipment.update({ where: { id }, data: { status: 'cancelled', cancelReason: reason } })
  // The shipment that takes its place may have the same e-way bill.
  await tx.shipmentPaper.updateMany({ where: { shipmentId: id }, data: { ewbNo: null, ewbOn: null, ewbUntil: null } })
  // Its number stays used.
  await tx.challan.updateMany({ where: { shipmentId: id }, data: { cancelledAt: actTime() } })
  emit('shipment.cancelled', { ...aboutShipment(shipment), from: 'planned', to: 'cancelled', note: reason })
}
