import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { schedules } from '../../../contract/orders/schedule'
import { byDay, deliveredBeyond, piecesIn, type PlannedLine } from '../../../rules/orders/schedule'
import { workingDaysLater } from '../../../rules/core/working-days'
import { count, isoDay } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { filledSchedule, ordersToPack, recountGoods } from '../../facts/order-goods'
import { agreeOn } from '../order-changes/agree-on'
import { ANSWER_DAYS, assertRoom, dueOf } from '../order-changes/ask-change'
import { assertReadableText } from '../order-changes/order-change'
import { lockOrder } from '../workorders/lock-order'
import { aboutWorkorder, findWorkorder, toWorkorder, type WorkorderRow } from '../workorders/workorder'
import { writeSchedule } from './write-schedule'

/** An admin says how many pieces of an order are due on which day. Its last day is the due date. */
export const setSchedule = command(
  'schedule.set',
  async (scope, { id, lines, note = null }: Input<typeof schedules.set>) => {
    const { viewer, emit } = scope
    await findWorkorder(scope, id)
    await lockOrder(scope, id)
    const order = await findWorkorder(scope, id)
    if (order.status === 'completed') throw new Problem('conflict', 'This work order is already completed')
    const planned = lines.toSorted(byDay)
    assertAllPieces(order, planned)
    await assertDelivered(scope, id, planned)
    await assertReadableText(scope, order, 'note', note)

    await writeSchedule(scope, id, planned)
    await moveLastDay(scope, order, planned.at(-1)!.day, note)
    await recountGoods(scope, [id])
    emit('workorder.scheduleChanged', { ...aboutWorkorder(order), lines: planned, note })
    return toWorkorder(await findWorkorder(scope, id), viewer)
  },
)

/** 400 unless the lines are all pieces of the order. */
function assertAllPieces({ quantity }: WorkorderRow, lines: readonly PlannedLine[]) {
  if (quantity === null) throw invalid('lines', 'This order has no quantity, so no pieces can be scheduled')
  const pieces = piecesIn(lines)
  if (pieces !== quantity) throw invalid('lines', `These are ${count(pieces)} of ${count(quantity)} pieces`)
}

/** 409 for lines that put off what was delivered already. */
async function assertDelivered({ rows }: WriteScope, id: number, lines: readonly PlannedLine[]) {
  const order = (await ordersToPack({ rows }, [id])).get(id)!
  const delivered = deliveredBeyond(filledSchedule(order), lines)
  if (delivered) throw new Problem('conflict', `${count(delivered)} are delivered already`)
}

/** The order is due on the last day of its schedule. Another day than before is a change of its due date, with the reason. */
async function moveLastDay(scope: WriteScope, order: WorkorderRow, day: string, note: string | null) {
  const { viewer, tx } = scope
  if (order.dueDate && isoDay(Date.parse(order.dueDate)) === day) return
  const now = actTime()
  const due = dueOf(order, day, now, 'lines')
  if ((note?.length ?? 0) < 10) throw invalid('note', 'Say why in at least 10 characters')
  await assertRoom(scope, order, 'due')
  await tx.orderChange.create({
    data: {
      workOrderId: order.id,
      kind: 'due',
      ...due,
      reason: 'other',
      note,
      askedRole: viewer.role,
      askedBy: viewer.member.id,
      answerBy: workingDaysLater(now.toISOString(), ANSWER_DAYS),
      createdAt: now,
      status: 'approved',
      decidedRole: viewer.role,
      decidedBy: viewer.member.id,
      decidedAt: now,
    },
  })
  await agreeOn(scope, order, { dueDate: due.dueDate.toISOString(), inTime: due.inTime })
}
