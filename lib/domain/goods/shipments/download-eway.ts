import { Problem } from '../../../contract/core/problem'
import { splitOf } from '../../../rules/core/gst'
import { isService } from '../../../rules/core/hsn'
import { textsFor } from '../../../rules/files/masked-texts'
import { valueOfPieces } from '../../../rules/goods/goods-value'
import { capital } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import type { Viewer } from '../../../rules/core/permissions'
import { query, type ReadScope } from '../../core/verb'
import { bytesFile } from '../../files/files/bytes-file'
import { isTaxed } from './assess-papers'
import { ewayFileOf, type Bill, type GoodsOfBill } from './eway-file'
import { worthOf, type OrderOfGoods } from './order-worth'
import { placesOf, type Place } from './places'
import { findShipment, type ShipmentRow } from './shipment'

const find = query('shipment.eway', async (scope, { id }: { id: number }): Promise<Bill[]> => {
  const shipment = await findShipment(scope, id)
  const { leg, papers } = shipment
  if (leg !== 'to_hub') throw new Problem('not_found', 'Shipment not found')
  if (!papers.length) throw new Problem('conflict', `${displayId('shipment', id)} has no document yet`)
  const { from, to } = await placesOf(scope, shipment)
  assertComplete(shipment, from, to)
  const goods = await goodsOf(scope, shipment)
  const split = splitOf(from!.stateCode!, to!.stateCode!)
  return papers.map((paper) => {
    const taxed = isTaxed(paper.kind, from!)
    return { paper, from: from!, to: to!, split, taxed, goods, travel: shipment }
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

/** 409 for what the portal asks for and nobody has entered. */
function assertComplete(
  { distanceKm, mode, vehicle, transporterId, docketNo }: ShipmentRow,
  from: Place | null,
  to: Place | null,
) {
  const moves = mode === 'road' ? (vehicle ?? transporterId) : docketNo
  const missing = [
    [distanceKm, 'distance'],
    [moves, mode === 'road' ? 'vehicle' : 'LR number'],
    [from?.stateCode && from.line1 && from.city, 'the registered address of the supplier'],
    [to?.stateCode && to.line1 && to.city, 'the address of the hub'],
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
    const order = orders.get(workorderId)!
    if (valueOfPieces(order, quantity) === null)
      throw new Problem('conflict', `The value of ${displayId('workorder', workorderId)} is missing`)
    const { projectName, partNumber } = { ...line, ...textsFor(masked, 'supplier') }
    const name = [projectName, partNumber].filter(Boolean).join(', ') || 'Machined parts'
    return { order, pieces: quantity, hsn: hsnOf(order), name }
  })
}

/** The HSN of the goods: of work on them it stands beside its own code. */
function hsnOf({ workorderId, supply, hsn, goodsHsn }: OrderOfGoods): string {
  const code = supply === 'jobwork' ? (goodsHsn ?? hsn) : hsn
  if (code && !isService(code)) return code
  const why = code ? `: ${code} is a service` : ''
  throw new Problem('conflict', `Enter the HSN of the goods of ${displayId('workorder', workorderId)}${why}`)
}
