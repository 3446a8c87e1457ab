import { shipments as contract } from '../../lib/contract/goods/shipments'
import { moveShipment } from '../../lib/domain/goods/shipments/move-shipment'
import { planShipment } from '../../lib/domain/goods/shipments/plan-shipment'
import { issueChallan } from '../../lib/domain/money/challans/issue-challan'
import { issueInvoice } from '../../lib/domain/money/tax-documents/issue-invoice'
import { previewInvoice } from '../../lib/domain/money/tax-documents/preview-invoice'
import type { Viewer } from '../../lib/rules/core/permissions'
import { dateIn, type Scene } from './scenes'
import { countShipment, orderOf } from './shipment-scenes'
import { deliveries, type DemoDelivery } from './story/deliveries'

/** An admin packs pieces at the hub for a customer and sends them with a document, or a driver fetches them at the shop; the customer counts them. */
export const deliveryScenes = (): Scene[] => deliveries.flatMap(scenesOf)

function scenesOf({
  packed,
  at,
  fetched,
  lines,
  packages,
  kilograms,
  carrier,
  vehicle,
  docketNo,
  challan,
  sent,
  arrived,
  counted,
}: DemoDelivery) {
  let id = 0
  const scenes: Scene[] = [
    {
      day: packed,
      play: async (stage) => {
        const form = {
          leg: at ? 'to_site' : 'from_hub',
          ...(at && { confirmSite: true }),
          ...(fetched && { plannedOn: dateIn(-Math.round(fetched)).slice(0, 10) }),
          lines: await Promise.all(
            lines.map(async ([name, quantity]) => ({ workorderId: await orderOf(name), quantity })),
          ),
          packages,
          weightGrams: Math.round(kilograms * 1000),
          carrier,
          vehicle,
          docketNo,
        }
        id = (await planShipment(stage.who('admin'), contract.plan.body.parse(form))).id
      },
    },
  ]
  if (sent)
    scenes.push({
      day: sent,
      play: async (stage) => {
        const admin = stage.who('admin')
        if (challan) await issueChallan(admin, { id, reason: challan })
        else for (const [name] of lines) await invoice(admin, await orderOf(name), id)
        await moveShipment(stage.who(at ?? 'admin'), { id, status: 'sent' })
      },
    })
  if (arrived)
    scenes.push({ day: arrived, play: (stage) => moveShipment(stage.who('customer'), { id, status: 'delivered' }) })
  if (counted)
    scenes.push({ day: counted[0], play: (stage, at) => countShipment(stage.who('customer'), id, counted[1], at) })
  return scenes
}

async function invoice(admin: Viewer, orderId: number, shipmentId: number) {
  const form = { id: orderId, kind: 'invoice' as const, shipmentId }
  const { totals } = await previewInvoice(admin, form)
  await issueInvoice(admin, { ...form, expectedTotalPaise: totals.totalPaise })
}
