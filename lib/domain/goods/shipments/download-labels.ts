import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { shipments } from '../../../contract/goods/shipments'
import { env } from '../../../infra/env'
import type { Fact, Label } from '../../../infra/pdf/paper'
import { amountOf } from '../../../rules/goods/line-words'
import { count, weight } from '../../../terms/format'
import { gstStates } from '../../../terms/gst-states'
import { displayId, orderId } from '../../../terms/nouns'
import { legs } from '../../../rules/goods/legs'
import type { Viewer } from '../../../rules/core/permissions'
import { query, type ReadScope } from '../../core/verb'
import { pdfFile } from '../../orders/papers/pdf-file'
import { assertSends } from './lock-shipment'
import { findOperator } from '../../people/operator/operator'
import type { Place } from './place'
import { hubOf, placesOf } from './places'
import { findShipment, type ShipmentRow } from './shipment'

type Asked = Input<typeof shipments.labels>

const find = query('shipment.labels', async (scope, { id, for: reader }: Asked) => {
  const shipment = await findShipment(scope, id)
  assertSends(shipment, scope.viewer)
  const shownId = displayId('shipment', id)
  if (shipment.status === 'cancelled') throw new Problem('conflict', `${shownId} is cancelled`)
  if (!shipment.packages) throw new Problem('conflict', `Enter how many packages ${shownId} has`)
  const address = reader === 'carrier' ? await addressOf(scope, shipment) : undefined
  return { ...shipment, packages: shipment.packages, address }
})

/**
 * Where the boxes go, and the hub as their sender, of goods from a supplier's gate too: their receiver reads it. 403 for all but
 * admins, since it names the receiver.
 */
async function addressOf(scope: ReadScope, shipment: ShipmentRow): Promise<NonNullable<Label['address']>> {
  if (scope.viewer.role !== 'admin') throw new Problem('forbidden', 'Carrier labels are for admins')
  const shownId = displayId('shipment', shipment.id)
  if (legs[shipment.leg].to === 'hub')
    throw new Problem('conflict', `${shownId} comes to the hub: it has box labels alone`)
  const { to } = await placesOf(scope, shipment)
  const operator = await findOperator(scope)
  return {
    to: linesOf(to, `The address to which ${shownId} goes isn’t known`),
    from: linesOf(operator && hubOf(operator), 'The address of the hub isn’t known'),
  }
}

/** Name and address as they stand on a label. */
function linesOf(place: Place | null, unknown: string): string[] {
  if (!place?.name || !place.line1 || !place.city) throw new Problem('conflict', unknown)
  const { name, line1, line2, city, pin, stateCode } = place
  const state = stateCode && gstStates[stateCode]
  return [name, line1, line2, [city, pin].filter(Boolean).join(' '), state].flatMap((line) => line || [])
}

/**
 * A label for each box of a shipment. It stays on the box that goes on to the customer: neither sender nor address, and no number of
 * a bill or a challan. The one for the carrier has both addresses, and says nothing of what is in the box.
 */
export const downloadLabels = Object.assign(
  async (viewer: Viewer | null, asked: Asked) => {
    const shipment = await find(viewer, asked)
    const { id, packages, createdAt } = shipment
    const shownId = displayId('shipment', id)
    const name = asked.for === 'carrier' ? 'carrier-labels' : 'labels'
    return pdfFile(viewer!, `${shownId}-${name}`, async () => ({
      title: `Labels of ${shownId}`,
      at: createdAt,
      size: 'a6',
      issuer: 'Jobwork',
      kind: 'Labels',
      id: shownId,
      labels: true,
      pages: packages,
      blocks: Array.from({ length: packages }, (_, i) => labelOf(shipment, i + 1)).flatMap((label, i) => [
        ...(i ? [{ kind: 'page' as const }] : []),
        { kind: 'label' as const, label },
      ]),
    }))
  },
  { act: 'shipment.labels' as const },
)

type Labelled = ShipmentRow & { address?: Label['address'] }

/** Of goods that a customer gets, its orders are named as it knows them. */
const labelOf = (
  { id, leg, lines, packages, weightGrams, carrier, docketNo, address }: Labelled,
  box: number,
): Label => ({
  issuer: 'Jobwork',
  id: displayId('shipment', id),
  box: `Box ${count(box)} of ${count(packages!)}`,
  address,
  ...(!address && packages! > 1 && { heading: 'In all boxes' }),
  contents: address
    ? []
    : lines.map(({ workorderId, quantity, material }) => [
        orderId(legs[leg].to === 'customer' ? 'customer' : 'supplier', workorderId),
        amountOf({ quantity, ...material }),
      ]),
  facts: [
    ...(address && carrier ? [['Carrier', carrier] as Fact] : []),
    ...(address && docketNo ? [['LR number', docketNo] as Fact] : []),
    ...(weightGrams ? [[packages === 1 ? 'Weight' : 'Weight of all boxes', weight(weightGrams)] as Fact] : []),
  ],
  code: new URL(`/shipments/${id}`, env().APP_URL).href,
  codeLabel: 'Scan to open',
})
