import { randomInt } from 'node:crypto'
import type { Input } from '../../../contract/core/endpoint'
import { invalid } from '../../../contract/core/problem'
import type { shipments } from '../../../contract/goods/shipments'
import { hasOurPapers } from '../../../rules/goods/legs'
import { actTime } from '../../core/event-clock'
import { commandOnce, type WriteScope } from '../../core/verb'
import { attachFiles } from '../../files/files/attached-files'
import { nameDocument } from '../../orders/documents/name-document'
import { assessPapers } from './assess-papers'
import { leave } from './leave'
import { recountGoods } from '../../facts/order-goods'
import { assertPlans, lockOrders } from './lock-shipment'
import { aboutShipment, findShipment, toShipment } from './shipment'
import { packedLines } from './shipment-lines'
import { travelOf } from './travel'

type Form = Input<typeof shipments.plan>

/** The shop packs pieces of its orders for the hub, or an admin for it; an admin packs for a customer, and plans what a driver fetches there for it. With `send` they leave at once. */
export const planShipment = commandOnce(
  'shipment.plan',
  async (scope, { leg, lines, paper, photos, send, on, confirmSite, ...form }: Form) => {
    const { tx, viewer, emit } = scope
    assertPlans({ leg }, viewer)
    if (leg === 'to_site' && !confirmSite) throw invalid('confirmSite', 'Confirm it: the driver sees both gates')
    const orders = [...new Set(lines.map(({ workorderId }) => workorderId))]
    await lockOrders(scope, orders)
    if (hasOurPapers(leg) && paper) throw invalid('paper', 'Issue the invoice or a challan: it is ours')
    const { parties, columns } = await packedLines(scope, leg, lines)
    const { id } = await tx.shipment.create({
      data: {
        leg,
        ...parties,
        plannedBy: viewer.member.id,
        ...(leg === 'to_site' && { pickupCode: newPickupCode() }),
        createdAt: actTime(),
        ...travelOf(form),
        lines: { create: columns },
        ...(paper && { papers: { create: { ...paper, on: new Date(paper.on) } } }),
      },
    })
    await attachPhotos(scope, id, orders, photos ?? [])
    await assessPapers(scope, id)
    const planned = await findShipment(scope, id)
    emit('shipment.planned', { ...aboutShipment(planned), from: null, to: 'planned' })
    if (send) await leave(scope, planned, on)
    await recountGoods(scope, orders)
    return id
  },
  async (scope, id) => toShipment(await findShipment(scope, id), scope.viewer),
)

/** The driver says it at the gate, and the shop compares it. */
const newPickupCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Photos of packed pieces: each is a file of its order, and shows this shipment. */
async function attachPhotos(
  scope: WriteScope,
  shipmentId: number,
  orders: readonly number[],
  photos: NonNullable<Form['photos']>,
) {
  for (const [at, { id, workorderId, document }] of photos.entries()) {
    if (!orders.includes(workorderId)) throw invalid(`photos.${at}.workorderId`, 'Choose an order of this shipment')
    await attachFiles(scope, { workOrderId: workorderId }, 'workorder', [{ id }])
    await nameDocument(scope, id, document)
    await scope.tx.file.update({ where: { id }, data: { shipmentId } })
  }
}
