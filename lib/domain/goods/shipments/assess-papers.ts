import { Problem } from '../../../contract/core/problem'
import type { ShipmentPaper } from '../../../contract/orders/shipment'
import { ewayNeed, ewbUntil } from '../../../rules/goods/eway-need'
import { totalsOfGoods, valueOfPieces } from '../../../rules/goods/goods-value'
import { splitOf } from '../../../rules/core/gst'
import { date } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { sumOf } from '../../../terms/paise'
import type { Viewer } from '../../../rules/core/permissions'
import { readerOf } from '../../core/visible-fields'
import type { WriteScope } from '../../core/verb'
import { ourPapersOf, type OurPaper } from '../../facts/our-papers'
import { findOperator } from '../../people/operator/operator'
import { ordersOf } from './lock-shipment'
import { worthOf } from './order-worth'
import type { Place } from './place'
import { placesOf } from './places'
import { findShipment, type ShipmentRow } from './shipment'

type Assessed = { valuePaise: number | null; ewayDue: boolean | null; ewayWhy: string | null }

/** Writes for each document of a shipment what its goods are worth, and whether it needs an e-way bill. Answers the shipment. */
export async function assessPapers(scope: WriteScope, id: number): Promise<ShipmentRow> {
  const shipment = await findShipment(scope, id)
  if (!shipment.papers.length) return shipment
  const ours = await ourPapersOf(scope.rows, id)
  for (const paper of shipment.papers) {
    const until = paper.ewbUntil ?? lastDayOf(paper, shipment.distanceKm)
    const own = ours.find((one) => one.id === paper.id)
    const data = own ? await assessOurs(scope, shipment, own) : await assess(scope, shipment, paper)
    await scope.tx.shipmentPaper.update({
      where: { id: paper.id },
      data: { ...data, ewbUntil: until === null ? null : new Date(until) },
    })
  }
  return findShipment(scope, id)
}

/** The last day of an e-way bill by the distance; null where one isn't known. */
export const lastDayOf = ({ ewbOn }: Pick<ShipmentPaper, 'ewbOn'>, distanceKm: number | null) =>
  ewbOn && distanceKm ? ewbUntil(ewbOn, distanceKm) : null

/** The same of our invoice or challan, which says its value and where its goods go. Goods that never see the hub leave their shop. */
async function assessOurs(scope: WriteScope, shipment: ShipmentRow, own: OurPaper): Promise<Assessed> {
  const { valuePaise, toState } = own
  const isDirect = shipment.leg === 'to_site'
  const fromState = isDirect ? (await placesOf(scope, shipment)).from?.stateCode : own.fromState
  if (!fromState) return { valuePaise, ewayDue: null, ewayWhy: 'The registered address of the supplier isn’t known' }
  const { stateCode = null, ewayIntraPaise = null } = (await findOperator(scope)) ?? {}
  const movement = { valuePaise, fromState, toState, toJobWorker: isToJobWorker(shipment) }
  const { due, why } = ewayNeed(movement, { stateCode, ewayIntraPaise })
  return { valuePaise, ewayDue: due, ewayWhy: why }
}

/** What a typed document's goods are worth, and whether it needs an e-way bill. What isn't known is not guessed: it says what it is. */
async function assess(scope: WriteScope, shipment: ShipmentRow, { kind }: ShipmentPaper): Promise<Assessed> {
  const { from, to } = await placesOf(scope, shipment)
  const unknown = (what: string, valuePaise: number | null = null) => ({
    valuePaise,
    ewayDue: null,
    ewayWhy: `${what} isn’t known`,
  })
  const orders = await worthOf(scope, ordersOf(shipment))
  const lines = shipment.lines.flatMap(({ workorderId, quantity }) =>
    quantity === null ? [] : { order: orders.get(workorderId)!, pieces: quantity },
  )
  const materialPaise = sumOf(shipment.lines.map(({ material }) => material?.valuePaise ?? 0))
  const without = lines.find(({ order, pieces }) => valueOfPieces(order, pieces) === null)
  if (without) return unknown(`The value of ${displayId('workorder', without.order.workorderId)}`)
  if (!from?.stateCode) return unknown(`The registered address of the ${shipment.supplierId ? 'supplier' : 'customer'}`)
  const split = splitOf(from.stateCode, to?.stateCode ?? from.stateCode)
  const { totalPaise } = totalsOfGoods(lines, split, isTaxed(kind, from), materialPaise)!
  if (!to?.stateCode) return unknown('The address of the hub', totalPaise)
  const { stateCode = null, ewayIntraPaise = null } = (await findOperator(scope)) ?? {}
  const movement = {
    valuePaise: totalPaise,
    fromState: from.stateCode,
    toState: to.stateCode,
    toJobWorker: isToJobWorker(shipment),
  }
  const { due, why } = ewayNeed(movement, { stateCode, ewayIntraPaise })
  return { valuePaise: totalPaise, ewayDue: due, ewayWhy: why }
}

/** Whether material goes to a job worker: from us to a supplier, from a customer to us. */
const isToJobWorker = ({ leg, lines }: Pick<ShipmentRow, 'leg' | 'lines'>) =>
  (leg === 'to_supplier' || leg === 'from_customer') && lines.some(({ purpose }) => purpose === 'material')

/** Whether a document of this sender has tax. */
export const isTaxed = (kind: ShipmentPaper['kind'], { taxed }: Pick<Place, 'taxed'>): boolean =>
  taxed && kind !== 'bill_of_supply'

/** A refusal of what a shipment lacks before it leaves. It names the part, for a shop floor that reads another language. */
export const lacking = (path: 'paper' | 'photos' | 'eway', message: string) =>
  new Problem('conflict', message, [{ path, message }])

/**
 * 409 for goods that may not leave on this day without an e-way bill, or whose e-way bill has ended. The reason speaks of the value:
 * a shop floor doesn't read it.
 */
export function assertEwayBills({ papers }: Pick<ShipmentRow, 'papers'>, leavesOn: string, viewer: Viewer) {
  const isFloor = readerOf(viewer) === 'floor'
  for (const { number, ewayDue, ewayWhy, ewbNo, ewbUntil: until } of papers) {
    if (ewayDue && !ewbNo)
      throw lacking('eway', `An e-way bill is needed for ${number}${isFloor ? '' : ` (${ewayWhy})`}: enter its number`)
    if (ewbNo && until && until < leavesOn) throw lacking('eway', `E-way bill ${ewbNo} ended on ${date(until)}`)
  }
}
