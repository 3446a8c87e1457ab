import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { shipments } from '../../../contract/goods/shipments'
import { env } from '../../../infra/env'
import type { Label } from '../../../infra/pdf/paper'
import { amountOf } from '../../../rules/goods/line-words'
import { count, weight } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import type { Viewer } from '../../../rules/core/permissions'
import { query } from '../../core/verb'
import { pdfFile } from '../../orders/papers/pdf-file'
import { assertSends } from './lock-shipment'
import { findShipment, type ShipmentRow } from './shipment'

const find = query('shipment.labels', async (scope, { id }: { id: number }) => {
  const shipment = await findShipment(scope, id)
  assertSends(shipment, scope.viewer)
  const shownId = displayId('shipment', id)
  if (shipment.status === 'cancelled') throw new Problem('conflict', `${shownId} is cancelled`)
  if (!shipment.packages) throw new Problem('conflict', `Enter how many packages ${shownId} has`)
  return { ...shipment, packages: shipment.packages }
})

/**
 * A label for each box of a shipment. It stays on the box that goes on to the customer: neither sender nor address, and no number of
 * a bill or a challan.
 */
export const downloadLabels = Object.assign(
  async (viewer: Viewer | null, { id }: Input<typeof shipments.labels>) => {
    const shipment = await find(viewer, { id })
    const { packages, createdAt } = shipment
    const shownId = displayId('shipment', id)
    return pdfFile(viewer!, `${shownId}-labels`, async () => ({
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

const labelOf = ({ id, lines, packages, weightGrams }: ShipmentRow, box: number): Label => ({
  issuer: 'Jobwork',
  id: displayId('shipment', id),
  box: `Box ${count(box)} of ${count(packages!)}`,
  ...(packages! > 1 && { heading: 'In all boxes' }),
  contents: lines.map(({ workorderId, quantity, material }) => [
    displayId('workorder', workorderId),
    amountOf({ quantity, ...material }),
  ]),
  facts: weightGrams ? [[packages === 1 ? 'Weight' : 'Weight of all boxes', weight(weightGrams)]] : [],
  code: new URL(`/shipments/${id}`, env().APP_URL).href,
  codeLabel: 'Scan to open',
})
