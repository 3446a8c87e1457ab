import { invalid, Problem } from '../../../contract/core/problem'
import { env } from '../../../infra/env'
import { reportUntil } from '../../../rules/goods/flows/shipment-flow'
import { count, date, isoDay } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'
import { deliveredLine } from '../../facts/shipment-lines'

/** A customer rejects pieces of a delivery after it counted them, of an order that is locked. 400 or 409 for others, too many, too late. */
export async function rejectLater(
  { tx, rows, viewer }: WriteScope,
  orderId: number,
  lineId: number,
  quantity: number | null,
) {
  const line = viewer.role === 'customer' ? await deliveredLine(rows, lineId, orderId) : undefined
  if (!line) throw invalid('shipmentLineId', 'Choose a line of a delivery of this order')
  const { shipmentId, status, deliveredOn } = line
  if (status !== 'received') throw new Problem('conflict', `${displayId('shipment', shipmentId)} is not counted yet`)
  const until = reportUntil(deliveredOn!)
  if (isoDay(actTime().getTime()) > until)
    throw new Problem('conflict', `You could report problems until ${date(until)}. Call us: ${env().SALES_PHONE}`)
  const accepted = line.accepted!
  if (!quantity) throw invalid('quantity', 'Enter how many pieces have it')
  if (quantity > accepted) throw invalid('quantity', `At most ${count(accepted)} were accepted`)
  await tx.shipmentLine.update({
    where: { id: lineId },
    data: { accepted: accepted - quantity, rejected: line.rejected! + quantity },
  })
}
