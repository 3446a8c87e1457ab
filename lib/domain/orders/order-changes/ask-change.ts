import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { OrderChangeKind } from '../../../contract/orders/order-change'
import type { orderChanges } from '../../../contract/orders/order-changes'
import { workingDaysLater } from '../../../rules/core/working-days'
import { daysUntil, isoDay, startOfDay } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import { commandOnce, type WriteScope } from '../../core/verb'
import { assertAfterOthers } from '../schedule/follow-due-date'
import { lockOrder } from '../workorders/lock-order'
import { assertFewer } from './assert-fewer'
import { findWorkorder, type WorkorderRow } from '../workorders/workorder'
import { agreeOn } from './agree-on'
import {
  aboutChange,
  aboutEnding,
  assertReadableText,
  CHANGES_MAX,
  findOrderChange,
  toOrderChange,
  type OrderChangeRow,
} from './order-change'
import { voidChanges } from './void-changes'

/** Working days in which the other side answers. */
export const ANSWER_DAYS = 2
const MOST_DAYS_AHEAD = 731

type Asked = Input<typeof orderChanges.ask>

/**
 * A side of an order asks for another due date, which the other side answers; or to cancel it or close it short, which admins
 * answer alone. A date that an admin sets is in force at once.
 */
export const askChange = commandOnce(
  'orderchange.ask',
  async (scope, asked: Asked) => {
    const { viewer, tx } = scope
    const { id: workOrderId, kind, reason, note = null } = asked
    await findWorkorder(scope, workOrderId)
    await lockOrder(scope, workOrderId)
    const order = await findWorkorder(scope, workOrderId)
    const isAdmins = viewer.role === 'admin'
    if (isAdmins && kind !== 'due') throw invalid('kind', 'Admins cancel or close the order itself')
    if (order.status === 'completed') throw new Problem('conflict', 'This work order is already completed')
    const now = actTime()
    const wanted = kind === 'due' ? dueOf(order, asked.dueDate!, now) : endOf(order, asked)
    if (kind === 'due') await assertAfterOthers(scope, workOrderId, asked.dueDate!)
    if ((isAdmins || kind !== 'due' || reason === 'other') && (note?.length ?? 0) < 10)
      throw invalid('note', 'Say why in at least 10 characters')
    await assertReadableText(scope, order, 'note', note)
    await assertRoom(scope, order, kind)

    const { id } = await tx.orderChange.create({
      data: {
        workOrderId,
        kind,
        ...wanted,
        reason,
        note,
        askedRole: viewer.role,
        askedBy: viewer.member.id,
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
    await tell(scope, order, await findOrderChange(scope, id))
    return id
  },
  async (scope, id) => toOrderChange(await findOrderChange(scope, id), scope.viewer),
)

async function tell(scope: WriteScope, order: WorkorderRow, change: OrderChangeRow) {
  const { viewer, emit } = scope
  const why = { reason: change.reason, note: change.note }
  if (change.kind !== 'due') return emit('workorder.endAsked', { ...aboutEnding(change), ...why })
  if (viewer.role !== 'admin') return emit('workorder.dateAsked', { ...aboutChange(change), ...why })
  await agreeOn(scope, order, change)
  emit('workorder.dateSet', { ...aboutChange(change), ...why })
}

/** The day that is asked for: another one, not before the order starts, and at most two years ahead. */
export function dueOf({ dueDate: oldDue, startDate }: WorkorderRow, day: string, now: Date, path = 'dueDate') {
  const dueDate = startOfDay(day)
  if (oldDue && isoDay(Date.parse(oldDue)) === isoDay(dueDate.getTime()))
    throw invalid(path, 'That is the date already')
  if (startDate && isoDay(dueDate.getTime()) < isoDay(Date.parse(startDate)))
    throw invalid(path, 'The due date is before the start date')
  if (daysUntil(dueDate, now.getTime()) > MOST_DAYS_AHEAD) throw invalid(path, 'At most two years ahead')
  return { dueDate, oldDue, inTime: !oldDue || daysUntil(oldDue, now.getTime()) >= 0 }
}

/** How an order is to end: closed short with fewer pieces than it has, where a side names them. */
function endOf({ quantity, dueDate }: WorkorderRow, { kind, made = null }: Asked) {
  if (kind === 'close' && made !== null) assertFewer(made, quantity)
  return { made: kind === 'close' ? made : null, oldDue: dueDate, inTime: false }
}

/** One change of a kind waits. What was asked for another day than the order has now, can't be agreed any more: it ends. */
export async function assertRoom(scope: WriteScope, { id, dueDate }: WorkorderRow, kind: OrderChangeKind) {
  const { tx, viewer } = scope
  const waiting = await tx.orderChange.findFirst({ where: { workOrderId: id, kind, status: 'waiting' } })
  const isStale = kind === 'due' && (waiting?.oldDue?.toISOString() ?? null) !== dueDate
  if (waiting && (isStale || viewer.role === 'admin')) await voidChanges(scope, id, kind)
  else if (waiting) throw new Problem('conflict', 'This is asked for already')
  if ((await tx.orderChange.count({ where: { workOrderId: id } })) >= CHANGES_MAX)
    throw new Problem('conflict', 'This order has had as many changes as it can hold')
}
