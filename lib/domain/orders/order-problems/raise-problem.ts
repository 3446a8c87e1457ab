import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { problems } from '../../../contract/orders/order-problems'
import { sql } from '../../../infra/db/db'
import { env } from '../../../infra/env'
import { count, date } from '../../../terms/format'
import { present } from '../../core/db-clock'
import { recountGoods } from '../../facts/order-goods'
import { commandOnce, type WriteScope } from '../../core/verb'
import { lockOrder } from '../workorders/lock-order'
import { findWorkorder, type WorkorderRow } from '../workorders/workorder'
import { attachToProblem } from './add-problem-files'
import { moveOrder } from './move-order'
import { problemUntil } from './ongoing-problem'
import { rejectLater } from './reject-later'
import { openProblem } from './open-problem'
import { aboutProblem, findOrderProblem, toOrderProblem } from './order-problem'
import { guardProblem } from './problem-texts'

type Form = Omit<Input<typeof problems.raise>, 'id'>

/**
 * A side says what is wrong with an order. One that is under way stands still until it is decided; a completed one stays completed,
 * and so does one of which a customer rejects pieces that it had counted.
 */
export const raiseProblem = commandOnce(
  'problem.raise',
  async (scope, { id, ...form }: Input<typeof problems.raise>) => {
    const { viewer, emit } = scope
    await findWorkorder(scope, id)
    await lockOrder(scope, id)
    const order = await findWorkorder(scope, id)
    const { kind, quantity = null, description, wanted, shipmentLineId } = form
    if (shipmentLineId) await rejectLater(scope, id, shipmentLineId, quantity)
    else await assertMayRaise(scope, order, quantity)
    if (viewer.role === 'customer') await assertShown(scope, form)

    const what = { kind, quantity, description, wanted: wanted ?? 'none', shipmentLineId } as const
    const problemId = await openProblem(scope, order, what)
    await attachToProblem(scope, { id: problemId, workorderId: id, isOfHub: false }, form.files ?? [])
    await guardProblem(scope, { ...order, id: problemId, masked: null }, { description })
    if (shipmentLineId) await recountGoods(scope, [id])
    else if (order.status !== 'completed') await moveOrder(scope, order, 'issues', { problemId })
    const problem = await findOrderProblem(scope, problemId)
    emit('problem.raised', { ...aboutProblem(problem), from: null, to: 'open', kind, quantity })
    return problemId
  },
  async (scope, id) => toOrderProblem(await findOrderProblem(scope, id), scope.viewer),
)

/** One problem at a time: by a customer once the order is complete, for seven days, by its supplier until then, by an admin always. */
async function assertMayRaise({ viewer, rows }: WriteScope, order: WorkorderRow, quantity: number | null) {
  if (order.problemId) throw new Problem('conflict', 'A problem is open on this order already')
  const call = `Call us: ${env().SALES_PHONE}`
  if (viewer.role === 'supplier' && order.status === 'completed')
    throw new Problem('conflict', `This order is complete: only its customer can report problems now. ${call}`)
  if (order.quantity && quantity && quantity > order.quantity)
    throw invalid('quantity', `At most ${count(order.quantity)} pieces`)
  if (viewer.role !== 'customer') return
  if (order.status !== 'completed')
    throw new Problem('conflict', `You can report a problem once the order is complete. ${call}`)
  const [window] = await rows<{ until: string; over: boolean }>(sql`
    SELECT ${problemUntil} AS until, ${present()} > ${problemUntil} AS over FROM work_orders w WHERE w.id = ${order.id}`)
  if (window!.over) throw new Problem('conflict', `You could report problems until ${date(window!.until)}. ${call}`)
}

/** A customer says what it wants, and shows the problem in a photo. `at`: where in the form, such as 'lines.0.'. */
export async function assertShown(
  { tx, viewer }: WriteScope,
  { wanted, files }: Pick<Form, 'wanted' | 'files'>,
  at = '',
) {
  if (!wanted) throw invalid(`${at}wanted`, 'Choose what you want')
  const ids = (files ?? []).map(({ id }) => id)
  if (!(await tx.file.count({ where: { id: { in: ids }, ownerId: viewer.id, purpose: 'photo' } })))
    throw invalid(`${at}files`, 'Add a photo that shows it')
}
