import { rescheduled } from '../../../rules/orders/schedule'
import { isoDay, startOfDay } from '../../../terms/format'
import type { WriteScope } from '../../core/verb'
import { filledSchedule, ordersToPack } from '../../facts/order-goods'
import type { OrderProblemRow } from '../order-problems/order-problem'
import { aboutWorkorder, type WorkorderRow } from '../workorders/workorder'
import { writeSchedule } from './write-schedule'

type Rejected = Pick<OrderProblemRow, 'quantity' | 'shipmentLineId'>

/** Rejected pieces of a locked order are due again on another day: a line of its schedule, cut from the one that they were for. */
export async function comeAgain(scope: WriteScope, order: WorkorderRow, problem: Rejected, dueDate: string) {
  const { tx, rows, emit } = scope
  const day = isoDay(Date.parse(dueDate))
  const goods = (await ordersToPack({ rows }, [order.id])).get(order.id)!
  const line = await tx.shipmentLine.findUniqueOrThrow({ where: { id: problem.shipmentLineId! } })
  const again = { pieces: problem.quantity ?? 0, day, scheduleId: line.scheduleId }
  const lines = rescheduled(filledSchedule(goods), again)
  if (!lines) return
  await writeSchedule(scope, order.id, lines)
  const last = lines.at(-1)!.day
  if (last !== goods.dueDay) await tx.workOrder.update({ where: { id: order.id }, data: { dueDate: startOfDay(last) } })
  emit('workorder.scheduleChanged', { ...aboutWorkorder(order), lines })
}
