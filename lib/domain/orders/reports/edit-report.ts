import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { reports } from '../../../contract/orders/reports'
import { sql } from '../../../infra/db/db'
import { planOf } from '../../../rules/orders/plan-of'
import { command, type WriteScope } from '../../core/verb'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { lockOrder } from '../workorders/lock-order'
import { findWorkorder } from '../workorders/workorder'
import { assertWithinSample, writeGrid } from './grid'
import { findReport, toReport } from './report'

/** A maker, or an admin, changes the plan, the grid or the words of a draft. */
export const editReport = command('report.edit', async (scope, { id, ...form }: Input<typeof reports.edit>) => {
  const { characteristics, plan, aql, ...words } = form
  const draft = await lockDraft(scope, id)
  const order = await findWorkorder(scope, draft.workorderId)
  const parties = await partiesOf(scope, [order.supplierId, order.customerId])
  for (const [field, text] of Object.entries(words)) if (text) assertNoContact(field, text, parties)
  const [newPlan, newAql] = [plan ?? draft.plan, aql === undefined ? draft.aql : aql]
  const planned = planOf(newPlan, draft.lotSize, newPlan === 'iso2859' ? newAql : null)
  await assertWithinSample(scope, draft, planned.sampleSize)
  const data = { ...words, ...planned, plan: newPlan, aql: newPlan === 'iso2859' ? newAql : null }
  await scope.tx.report.update({ where: { id }, data })
  if (characteristics) await writeGrid(scope, order, { ...draft, ...planned }, characteristics)
  return toReport(scope, await findReport(scope, id))
})

/** A draft, locked: it is not final before the end of the transaction. 409 for a final report. */
export async function lockDraft(scope: WriteScope, id: number) {
  const { workorderId } = await findReport(scope, id)
  await lockOrder(scope, workorderId)
  await scope.rows(sql`SELECT id FROM reports WHERE id = ${id} FOR NO KEY UPDATE`)
  const report = await findReport(scope, id)
  if (report.status === 'final') throw new Problem('conflict', 'This report is final: start a new version')
  return report
}
