import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { orderChanges } from '../../../contract/orders/order-changes'
import { workingDaysLater } from '../../../rules/core/working-days'
import { daysUntil, isoDay, startOfDay } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import { commandOnce, type WriteScope } from '../../core/verb'
import { lockOrder } from '../documents/required-documents'
import { findWorkorder, type WorkorderRow } from '../workorders/workorder'
import { agreeOn } from './agree-on'
import { aboutChange, assertReadableText, CHANGES_MAX, findOrderChange, toOrderChange } from './order-change'
import { voidChanges } from './void-changes'

const ANSWER_DAYS = 2
const MOST_DAYS_AHEAD = 731

type Asked = Input<typeof orderChanges.ask>

/** A side of an order asks for another due date, which the other side answers. What an admin sets is in force at once. */
export const askChange = commandOnce(
  'orderchange.ask',
  async (scope, asked: Asked) => {
    const { viewer, tx, emit } = scope
    const { id: workOrderId, kind, reason } = asked
    await findWorkorder(scope, workOrderId)
    await lockOrder(scope, workOrderId)
    const order = await findWorkorder(scope, workOrderId)
    const now = actTime()
    const dueDate = startOfDay(asked.dueDate!)
    assertPossible(order, dueDate, now.getTime())
    const note = asked.note ?? null
    if ((reason === 'other' || viewer.role === 'admin') && (note?.length ?? 0) < 10)
      throw invalid('note', 'Say why in at least 10 characters')
    await assertReadableText(scope, order, 'note', note)
    await assertRoom(scope, order)

    const isAdmins = viewer.role === 'admin'
    const { id } = await tx.orderChange.create({
      data: {
        workOrderId,
        kind,
        dueDate,
        oldDue: order.dueDate,
        reason,
        note,
        askedRole: viewer.role,
        askedBy: viewer.member.id,
        inTime: !order.dueDate || daysUntil(order.dueDate, now.getTime()) >= 0,
        answerBy: workingDaysLater(now.toISOString(), ANSWER_DAYS),
        createdAt: now,
        ...(isAdmins && {
          status: 'approved',
          decidedRole: 'admin',
          decidedBy: viewer.member.id,
          decidedAt: now,
        }),
      },
    })
    // Until the answer is there, nobody waits for the supplier to accept the order.
    if (viewer.role === 'supplier' && !order.acknowledgedAt)
      await tx.workOrder.update({ where: { id: workOrderId }, data: { acknowledgeBy: null } })
    const change = await findOrderChange(scope, id)
    if (isAdmins) await agreeOn(scope, order, change)
    emit(isAdmins ? 'workorder.dateSet' : 'workorder.dateAsked', { ...aboutChange(change), reason, note })
    return id
  },
  async (scope, id) => toOrderChange(await findOrderChange(scope, id), scope.viewer),
)

/** An order that goes on can get another day: not before it starts, and at most two years ahead. */
function assertPossible({ status, dueDate: before, startDate }: WorkorderRow, dueDate: Date, now: number) {
  if (status === 'completed') throw new Problem('conflict', 'This work order is already completed')
  if (before && isoDay(Date.parse(before)) === isoDay(dueDate.getTime()))
    throw invalid('dueDate', 'That is the date already')
  if (startDate && isoDay(dueDate.getTime()) < isoDay(Date.parse(startDate)))
    throw invalid('dueDate', 'The due date is before the start date')
  if (daysUntil(dueDate, now) > MOST_DAYS_AHEAD) throw invalid('dueDate', 'At most two years ahead')
}

/** One change of an order waits. What was asked for another day than the order has now, can't be agreed any more: it ends. */
async function assertRoom(scope: WriteScope, { id, dueDate }: WorkorderRow) {
  const { tx, viewer } = scope
  const waiting = await tx.orderChange.findFirst({ where: { workOrderId: id, status: 'waiting' } })
  const isStale = (waiting?.oldDue?.toISOString() ?? null) !== dueDate
  if (waiting && (isStale || viewer.role === 'admin')) await voidChanges(scope, id)
  else if (waiting) throw new Problem('conflict', 'This is asked for already')
  if ((await tx.orderChange.count({ where: { workOrderId: id } })) >= CHANGES_MAX)
    throw new Problem('conflict', 'This order has had as many changes as it can hold')
}
