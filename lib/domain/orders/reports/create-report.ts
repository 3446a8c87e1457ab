import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { reports } from '../../../contract/orders/reports'
import { planOf } from '../../../rules/orders/plan-of'
import { commandOnce, type WriteScope } from '../../core/verb'
import { lockOrder } from '../workorders/lock-order'
import { findWorkorder, type WorkorderRow } from '../workorders/workorder'
import { writeGrid } from './grid'
import { findReport, gridOf, toReport } from './report'

type Form = Omit<Input<typeof reports.create>, 'id'>

/** A maker, or an admin, begins a report of an order: with a grid of its own, or that of another report. */
export const createReport = commandOnce(
  'report.create',
  async (scope, { id, ...form }: Input<typeof reports.create>) => {
    const { tx, viewer } = scope
    const order = await findWorkorder(scope, id)
    await lockOrder(scope, id)
    if (await tx.report.count({ where: { workOrderId: id, kind: form.kind, status: 'draft' } }))
      throw new Problem('conflict', 'A draft of this report is open already')
    const { grid, ...planned } = await beginning(scope, order, form)
    const version = 1 + (await tx.report.count({ where: { workOrderId: id, kind: form.kind } }))
    const { id: reportId } = await tx.report.create({
      data: { ...planned, workOrderId: id, kind: form.kind, version, createdBy: viewer.member.id },
    })
    await writeGrid(scope, order, await findReport(scope, reportId), grid)
    return reportId
  },
  async (scope, id) => toReport(scope, await findReport(scope, id)),
)

/** Plan, lot and grid: of the report that is copied, or as they were sent. */
async function beginning(scope: WriteScope, order: WorkorderRow, form: Form) {
  const from = form.copyOf ? await findReport(scope, form.copyOf) : null
  if (from && from.workorderId !== order.id) throw invalid('copyOf', 'Choose a report of this order')
  const lotSize = form.lotSize ?? from?.lotSize ?? order.quantity
  if (!lotSize) throw invalid('lotSize', 'How many pieces are in the lot?')
  const lotId = form.lotId ?? from?.lotId ?? null
  if (lotId && !(await scope.tx.lot.count({ where: { id: lotId, workOrderId: order.id, voidedAt: null } })))
    throw invalid('lotId', 'Choose a heat of this order')
  const plan = form.plan ?? from?.plan ?? (form.kind === 'first_article' ? 'one' : order.aql ? 'iso2859' : 'five')
  const aql = plan === 'iso2859' ? (form.aql ?? from?.aql ?? order.aql) : null
  const copied = from && (await gridOf(scope.rows, from.id)).characteristics.map(({ id: _, place: __, ...one }) => one)
  return {
    lotSize,
    lotId,
    plan,
    aql,
    ...planOf(plan, lotSize, aql as never),
    grid: copied ?? form.characteristics ?? [],
  }
}
