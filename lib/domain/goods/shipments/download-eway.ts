import { Problem } from '../../../contract/core/problem'
import { splitOf, totalsOf } from '../../../rules/core/gst'
import { hasOurPapers, legs } from '../../../rules/goods/legs'
import { textsFor } from '../../../rules/files/masked-texts'
import { capital } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import type { Viewer } from '../../../rules/core/permissions'
import { query, type ReadScope } from '../../core/verb'
import { bytesFile } from '../../files/files/bytes-file'
import { isTaxed } from './assess-papers'
import { billsOfOurs } from './bills-of-ours'
import { ewayFileOf, itemOf, itemOfMaterial, subTypeOf, type Bill, type GoodsOfBill } from './eway-file'
import { NO_EWAY_BILL } from './goes-directly'
import { goodsOfOrder } from './goods-of-order'
import { assertSends } from './lock-shipment'
import { worthOf } from './order-worth'
import type { Place } from './place'
import { placesOf } from './places'
import { findShipment, type ShipmentRow } from './shipment'

const find = query('shipment.eway', async (scope, { id }: { id: number }): Promise<Bill[]> => {
  const shipment = await findShipment(scope, id)
  const { leg, papers } = shipment
  if (leg === 'to_site') throw new Problem('conflict', NO_EWAY_BILL)
  assertSends(shipment, scope.viewer)
  if (!papers.length) throw new Problem('conflict', `${displayId('shipment', id)} has no document yet`)
  const { from, to } = await placesOf(scope, shipment)
  assertComplete(shipment, from, to)
  if (hasOurPapers(leg)) return billsOfOurs(scope, shipment, from!)
  const goods = await goodsOf(scope, shipment)
  const split = splitOf(from!.stateCode!, to!.stateCode!)
  return papers.map((paper) => {
    const items = [
      ...goods.map((one) => itemOf(one, split, isTaxed(paper.kind, from!))),
      ...shipment.lines.flatMap(({ material }) => (material ? itemOfMaterial(material, split) : [])),
    ]
    const subType = subTypeOf(
      paper,
      goods.map(({ order }) => order),
    )
    const { totalPaise } = totalsOf(items)
    return { paper, subType, from: from!, to: to!, split, items, totalPaise, travel: shipment }
  })
})

/** The file that a sender gives to the e-way bill portal: all documents of a shipment. */
export const downloadEway = Object.assign(
  async (viewer: Viewer | null, { id }: { id: number }) => {
    const bytes = Buffer.from(`${JSON.stringify(ewayFileOf(await find(viewer, { id })), null, 2)}\n`)
    return bytesFile(`${displayId('shipment', id)}-eway.json`, 'application/json', bytes)
  },
  { act: 'shipment.eway' as const },
)

/** Where goods leave or go, in a sentence. */
const places = {
  shop: 'the registered address of the supplier',
  hub: 'the address of the hub',
  customer: 'the delivery address',
}

/** 409 for what the portal asks for and nobody has entered. */
function assertComplete(
  { leg, distanceKm, mode, vehicle, transporterId, docketNo }: ShipmentRow,
  from: Place | null,
  to: Place | null,
) {
  const moves = mode === 'road' ? (vehicle ?? transporterId) : docketNo
  const missing = [
    [distanceKm, 'distance'],
    [moves, mode === 'road' ? 'vehicle' : 'LR number'],
    [from?.stateCode && from.line1 && from.city, places[legs[leg].from]],
    [to?.stateCode && to.line1 && to.city, places[legs[leg].to]],
    [from?.pin && to?.pin, 'PIN code'],
    [from?.gstin ?? to?.gstin, 'GST number'],
  ].flatMap(([known, words]) => (known ? [] : [String(words)]))
  if (!missing.length) return
  const all = missing.length === 1 ? missing[0]! : `${missing.slice(0, -1).join(', ')} and ${missing.at(-1)}`
  throw new Problem('conflict', `${capital(all)} ${missing.length === 1 ? 'is' : 'are'} missing`)
}

/** What is in it, with its HSN. Its names are those that the shop reads: the portal shows them to it. */
async function goodsOf(scope: ReadScope, { lines }: ShipmentRow): Promise<GoodsOfBill[]> {
  const orders = await worthOf(
    scope,
    lines.map(({ workorderId }) => workorderId),
  )
  return lines.flatMap(({ workorderId, quantity, masked, ...line }) => {
    if (quantity === null) return []
    const { projectName, partNumber } = { ...line, ...textsFor(masked, 'supplier') }
    const name = [projectName, partNumber].filter(Boolean).join(', ') || 'Machined parts'
    return goodsOfOrder(orders.get(workorderId)!, quantity, name)
  })
}
