import { invalid } from '../../../contract/core/problem'
import { date, isoDay } from '../../../terms/format'
import type { WriteScope } from '../../core/verb'
import { recountGoods } from '../../facts/order-goods'

/** The last line of the schedule of a locked order gets its due date. 400 on `path` for a day that is not after the other lines. */
export async function followDueDate(scope: WriteScope, id: number, dueDate: string, path = 'dueDate') {
  const last = await assertAfterOthers(scope, id, dueDate, path)
  if (!last) return
  await scope.tx.scheduleLine.update({ where: { id: last.id }, data: { day: dayOf(dueDate) } })
  await recountGoods(scope, [id])
}

/** 400 for a due date that is not after the other lines of a schedule. Answers its last line, where it has any. */
export async function assertAfterOthers({ tx }: WriteScope, id: number, dueDate: string, path = 'dueDate') {
  const [last, before] = await tx.scheduleLine.findMany({
    where: { workOrderId: id },
    orderBy: { day: 'desc' },
    take: 2,
  })
  if (before && dayOf(dueDate) <= before.day)
    throw invalid(path, `Pieces are due on ${date(before.day)}: change the schedule`)
  return last
}

/** The day of a time in India, as a column of days keeps it. */
const dayOf = (iso: string) => new Date(isoDay(Date.parse(iso)))
