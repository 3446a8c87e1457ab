import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { shipments } from '../../../contract/goods/shipments'
import { addDays, date, isoDay } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { attachToProblem } from '../../orders/order-problems/add-problem-files'
import { openProblem } from '../../orders/order-problems/open-problem'
import { aboutProblem, findOrderProblem } from '../../orders/order-problems/order-problem'
import { guardProblem } from '../../orders/order-problems/problem-texts'
import { assertShown } from '../../orders/order-problems/raise-problem'
import type { FollowOrders } from '../../orders/workorders/follow-orders'
import { findWorkorder } from '../../orders/workorders/workorder'
import { assertGoesOn, assertReceives, lockShipment, ordersOf } from './lock-shipment'
import { assertSent, countWords } from './counted-line'
import { recountMaterial } from './material-uses'
import { assertAfter } from './move-shipment'
import { ordersToPack, recountGoods } from '../../facts/order-goods'
import { aboutShipment, findShipment, toShipment, type ShipmentRow } from './shipment'
import { assertFree } from './shipment-lines'

type Form = Input<typeof shipments.receive>
type Counted = Form['lines'][number]

/** Its receiver counts every line of a shipment. Rejected pieces become a problem of that many, which stops neither the order nor other pieces. */
export const receiveShipmentWith = (follow: FollowOrders) =>
  command('shipment.receive', async (scope, { id, deliveredOn, receivedBy, lines }: Form) => {
    const { tx, viewer, emit } = scope
    const shipment = await lockShipment(scope, id)
    assertReceives(shipment, viewer)
    assertGoesOn(shipment)
    if (shipment.status === 'planned') throw new Problem('conflict', `${displayId('shipment', id)} is not sent yet`)
    assertInTime(shipment)
    assertAfter(shipment, deliveredOn, 'deliveredOn')
    const counted = countedLines(shipment, lines)
    await assertTolerated(scope, shipment, counted)

    for (const { line, count, at } of counted) {
      const { received, rejected } = piecesOf(count)
      const accepted = received - rejected
      const isPieces = line.quantity !== null
      const rejectedWhy = rejected && !isPieces ? count.description : null
      await tx.shipmentLine.update({ where: { id: line.id }, data: { received, accepted, rejected, rejectedWhy } })
      if (rejected && isPieces) await reject(scope, shipment, line, count, at)
    }
    const came = { deliveredOn: new Date(deliveredOn), receivedAt: actTime() }
    await tx.shipment.update({
      where: { id },
      data: { status: 'received', ...came, ...(receivedBy !== undefined && { receivedBy }) },
    })
    await recountGoods(scope, ordersOf(shipment))
    await follow(scope, ordersOf(shipment))
    await recountMaterial(scope, id)
    const after = await findShipment(scope, id)
    emit('shipment.received', {
      ...aboutShipment(after),
      from: shipment.status,
      to: 'received',
      short: sumOf(after, ({ quantity, received }) => Math.max(0, (quantity ?? 0) - received!)),
      rejected: sumOf(after, ({ quantity, rejected }) => (quantity === null ? 0 : rejected!)),
    })
    return toShipment(after, viewer)
  })

const piecesOf = ({ received, rejected }: Counted) => ({ received, rejected: rejected ?? 0 })
const sumOf = ({ lines }: ShipmentRow, of: (line: ShipmentRow['lines'][number]) => number) =>
  lines.reduce((sum, line) => sum + of(line), 0)

/** 409 once the days of the count are over, also before the hourly job has run. */
function assertInTime({ countBy }: ShipmentRow) {
  if (countBy && countBy < isoDay(actTime().getTime()))
    throw new Problem('conflict', `It counts as accepted since ${date(addDays(countBy, 1))}`)
}

/** Each line of the shipment with its count: 400 unless every one is counted once. */
function countedLines({ lines }: ShipmentRow, counts: readonly Counted[]) {
  const strange = counts.findIndex(({ id }) => !lines.some((line) => line.id === id))
  if (strange >= 0) throw invalid(`lines.${strange}.id`, 'Choose a line of this shipment')
  return lines.map((line) => {
    const [count, ...more] = counts.filter(({ id }) => id === line.id)
    if (!count || more.length) throw invalid('lines', 'Count every line')
    return { line, count, at: counts.indexOf(count) }
  })
}

/** 400 for more pieces than were ordered. */
async function assertTolerated(scope: WriteScope, shipment: ShipmentRow, counted: ReturnType<typeof countedLines>) {
  const orders = await ordersToPack(scope, ordersOf(shipment))
  for (const { line, count, at } of counted) {
    const order = orders.get(line.workorderId)!
    const { received, rejected } = piecesOf(count)
    if (rejected > received)
      throw invalid(`lines.${at}.rejected`, `At most ${countWords(line, received)} were received`)
    if (line.purpose !== 'goods') {
      assertSent(line, received, `lines.${at}.received`)
      continue
    }
    assertFree(order, shipment.leg, received - rejected, `lines.${at}.received`, shipment.id)
  }
}

/** What the receiver rejects is a problem of its order, raised by the receiver. */
async function reject(
  scope: WriteScope,
  { leg }: ShipmentRow,
  line: ShipmentRow['lines'][number],
  count: Counted,
  at: number,
) {
  const { rejected, kind, description, wanted, files } = count
  if (scope.viewer.role === 'customer') await assertShown(scope, count, `lines.${at}.`)
  const order = await findWorkorder(scope, line.workorderId)
  const what = {
    kind: kind ?? 'other',
    quantity: rejected!,
    description: description!,
    wanted: wanted ?? 'none',
  } as const
  const id = await openProblem(scope, order, { ...what, shipmentLineId: line.id })
  await attachToProblem(scope, { id, workorderId: order.id, isOfHub: leg === 'to_hub' }, files ?? [])
  await guardProblem(scope, { ...order, id, masked: null }, { description: what.description })
  const problem = await findOrderProblem(scope, id)
  scope.emit('problem.raised', {
    ...aboutProblem(problem),
    from: null,
    to: 'open',
    kind: what.kind,
    quantity: what.quantity,
  })
}
