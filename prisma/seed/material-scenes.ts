import { shipments as contract } from '../../lib/contract/goods/shipments'
import { getShipment } from '../../lib/domain/goods/shipments/get-shipment'
import { moveShipment } from '../../lib/domain/goods/shipments/move-shipment'
import { planShipment } from '../../lib/domain/goods/shipments/plan-shipment'
import { receiveShipment } from '../../lib/domain/money/payouts/followed-acts'
import { issueChallan } from '../../lib/domain/money/challans/issue-challan'
import type { Viewer } from '../../lib/rules/core/permissions'
import { isoDay } from '../../lib/terms/format'
import type { Scene } from './scenes'
import { orderOf } from './shipment-scenes'
import { materials, type DemoMaterial } from './story/materials'

/** A customer's material comes to the hub, and goes on to the shop with our challan; so do tools of ours. */
export const materialScenes = (): Scene[] => materials.flatMap(scenesOf)

function scenesOf({ of, came, sent, counted, ...material }: DemoMaterial): Scene[] {
  let id = 0
  const plan = async (admin: Viewer, leg: string, more: object) => {
    const lines = [{ workorderId: await orderOf(of), ...material }]
    const form = { leg, lines, packages: 1, carrier: 'Deccan Cargo', ...more }
    return planShipment(admin, contract.plan.body.parse(form))
  }
  const count = async (as: Viewer, shipment: number, at: Date) => {
    const { lines } = await getShipment(as, { id: shipment })
    const counts = lines.map((line) => ({ id: line.id, received: material.quantityMilli }))
    const form = contract.receive.body.parse({ deliveredOn: isoDay(at.getTime()), lines: counts })
    await receiveShipment(as, { id: shipment, ...form })
  }
  const scenes: Scene[] = []
  if (came)
    scenes.push({
      day: came[0],
      play: async (stage, at) => {
        const admin = stage.who('admin')
        const paper = { kind: 'challan', number: came[1], on: isoDay(at.getTime()) }
        const arrived = await plan(admin, 'from_customer', { paper, send: true })
        await count(admin, arrived.id, at)
      },
    })
  scenes.push({
    day: sent,
    play: async (stage) => {
      const admin = stage.who('admin')
      id = (await plan(admin, 'to_supplier', {})).id
      await issueChallan(admin, { id, reason: material.purpose === 'material' ? 'jobwork' : 'other' })
      await moveShipment(admin, { id, status: 'sent' })
    },
  })
  if (counted) scenes.push({ day: counted, play: (stage, at) => count(stage.who('supplier'), id, at) })
  return scenes
}
