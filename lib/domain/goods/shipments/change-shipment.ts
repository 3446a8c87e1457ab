import type { Input } from '../../../contract/core/endpoint'
import type { shipments } from '../../../contract/goods/shipments'
import { invalid } from '../../../contract/core/problem'
import { hasOurPapers, plansOn } from '../../../rules/goods/legs'
import { command, type WriteScope } from '../../core/verb'
import { assessPapers } from './assess-papers'
import { assertGoesOn, assertPlanned, assertSends, lockShipment, ordersOf } from './lock-shipment'
import { recountGoods } from '../../facts/order-goods'
import { aboutShipment, toShipment, type ShipmentRow } from './shipment'
import { assertKeepsLines } from './own-papers'
import { packedLines } from './shipment-lines'
import { travelOf } from './travel'

/** Its sender changes how goods travel; lines and document as long as they are planned. A shop that only hands them over changes packages and weight. */
export const changeShipment = command(
  'shipment.change',
  async (scope, { id, lines, paper, ...form }: Input<typeof shipments.change>) => {
    const { tx, viewer, emit } = scope
    const before = await lockShipment(
      scope,
      id,
      lines?.map(({ workorderId }) => workorderId),
    )
    assertSends(before, viewer)
    if (!plansOn(before.leg, viewer.role)) assertPackagesAlone({ lines, paper, ...form })
    assertGoesOn(before)
    if (lines) {
      assertPlanned(before, 'its lines stay')
      await assertKeepsLines(scope, before)
      const { columns } = await packedLines(scope, before.leg, lines, id)
      await tx.shipmentLine.deleteMany({ where: { shipmentId: id } })
      await tx.shipment.update({ where: { id }, data: { lines: { create: columns } } })
    }
    if (paper !== undefined) {
      assertPlanned(before, 'its document stays')
      if (hasOurPapers(before.leg)) throw invalid('paper', 'Issue the invoice or a challan: it is ours')
      await setPaper(scope, before, paper)
    }
    await tx.shipment.update({ where: { id }, data: travelOf(form) })
    const after = await assessPapers(scope, id)
    await recountGoods(scope, [...new Set([...ordersOf(before), ...ordersOf(after)])])
    emit('shipment.changed', aboutShipment(after))
    return toShipment(after, viewer)
  },
)

/** 400 for what a shop can't change of goods that an admin has planned. */
function assertPackagesAlone(form: object) {
  const sent = Object.entries(form).filter(([, value]) => value !== undefined)
  const other = sent.find(([key]) => key !== 'packages' && key !== 'weightGrams')
  if (other) throw invalid(other[0], 'Jobwork plans this: you can change packages and weight')
}

type Paper = Input<typeof shipments.change>['paper']

/** Its document is another one, or none. An e-way bill stays with the document of its number. */
async function setPaper({ tx }: WriteScope, { id, papers }: ShipmentRow, paper: Paper) {
  const [before] = papers
  const stays = before && before.number === paper?.number
  if (!stays) await tx.shipmentPaper.deleteMany({ where: { shipmentId: id } })
  if (!paper) return
  const data = { ...paper, on: new Date(paper.on) }
  if (stays) await tx.shipmentPaper.update({ where: { id: before.id }, data })
  else await tx.shipmentPaper.create({ data: { ...data, shipmentId: id } })
}
