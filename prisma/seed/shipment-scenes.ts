import { shipments as contract } from '../../lib/contract/goods/shipments'
import { enterEwayBill } from '../../lib/domain/goods/shipments/enter-eway-bill'
import { schedules as schedulesContract } from '../../lib/contract/orders/schedule'
import { moveShipment } from '../../lib/domain/goods/shipments/move-shipment'
import { planShipment } from '../../lib/domain/goods/shipments/plan-shipment'
import { receiveShipment } from '../../lib/domain/money/payouts/followed-acts'
import { db } from '../../lib/infra/db/db'
import { setSchedule } from '../../lib/domain/orders/schedule/set-schedule'
import type { Viewer } from '../../lib/rules/core/permissions'
import { isoDay } from '../../lib/terms/format'
import { dateIn, type Scene } from './scenes'
import { schedules, shipments, type DemoShipment } from './story/shipments'

/** An admin splits orders into deliveries; a shop packs and sends pieces, and an admin counts them. */
export const shipmentScenes = (): Scene[] => [...schedules.map(scheduled), ...shipments.flatMap(scenesOf)]

const scheduled = ({ day, of, lines }: (typeof schedules)[number]): Scene => ({
  day,
  play: async (stage) => {
    const form = { lines: lines.map(([quantity, inDays]) => ({ quantity, day: dateIn(inDays).slice(0, 10) })) }
    await setSchedule(stage.who('admin'), { id: await orderOf(of), ...schedulesContract.set.body.parse(form) })
  },
})

function scenesOf(shipment: DemoShipment): Scene[] {
  const {
    of,
    packed,
    lines,
    packages,
    kilograms,
    kilometres,
    paper,
    eway,
    sent,
    arrived,
    counted,
    cancelled,
    ...travel
  } = shipment
  let id = 0
  const pack: Scene = {
    day: packed,
    play: async (stage, at) => {
      const form = {
        leg: 'to_hub',
        lines: await Promise.all(
          lines.map(async ([name, quantity]) => ({ workorderId: await orderOf(name), quantity })),
        ),
        packages,
        weightGrams: Math.round(kilograms * 1000),
        distanceKm: kilometres,
        paper: paper && { kind: 'invoice', number: paper, on: isoDay(at.getTime()) },
        ...travel,
      }
      const { id: planned, papers } = await planShipment(stage.who(of), contract.plan.body.parse(form))
      id = planned
      if (!eway) return
      const bill = contract.enterEway.body.parse({ ewbNo: eway, ewbOn: isoDay(at.getTime()) })
      await enterEwayBill(stage.who(of), { id, paperId: papers[0]!.id, ...bill })
    },
  }
  const move = (day: number, who: string, status: 'sent' | 'delivered' | 'cancelled', reason?: string): Scene => ({
    day,
    play: (stage) => moveShipment(stage.who(who), { id, status, reason }),
  })
  const scenes = [pack]
  if (cancelled) scenes.push(move(cancelled[0], of, 'cancelled', cancelled[1]))
  if (sent) scenes.push(move(sent, of, 'sent'))
  if (arrived) scenes.push(move(arrived, 'admin', 'delivered'))
  if (counted)
    scenes.push({ day: counted[0], play: (stage, at) => countShipment(stage.who('admin'), id, counted[1], at) })
  return scenes
}

/** Its receiver counts what came of each line. */
export async function countShipment(receiver: Viewer, id: number, received: readonly number[], at: Date) {
  const lines = await db().shipmentLine.findMany({ where: { shipmentId: id }, orderBy: { id: 'asc' } })
  const form = {
    deliveredOn: isoDay(at.getTime()),
    receivedBy: receiver.role === 'admin' ? 'Hub, Pune' : 'Stores',
    lines: lines.map((line, i) => ({ id: line.id, received: received[i] })),
  }
  await receiveShipment(receiver, { id, ...contract.receive.body.parse(form) })
}

/** The newest order of a project. */
export async function orderOf(projectName: string) {
  const order = await db().workOrder.findFirstOrThrow({ where: { inquiry: { projectName } }, orderBy: { id: 'desc' } })
  return order.id
}
