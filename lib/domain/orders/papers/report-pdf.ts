import type { Viewer } from '../../../rules/core/permissions'
import { sql } from '../../../infra/db/db'
import { env } from '../../../infra/env'
import { orderId } from '../../../terms/nouns'
import { query, type ReadScope } from '../../core/verb'
import { findReport, toReport } from '../reports/report'
import { findWorkorder } from '../workorders/workorder'
import { orderFacts } from './order-facts'
import { issuerFor } from './names'
import { pdfFile } from './pdf-file'
import { reportBlocks, reportTitles } from './report-blocks'

const find = query('report.get', async (scope, { id }: { id: number }) => {
  const report = await toReport(scope, await findReport(scope, id))
  const order = await findWorkorder(scope, report.workorderId)
  return { report, order, heat: await heatOf(scope, report.lotId) }
})

/** A report as PDF, for those who read it. */
export const downloadReport = Object.assign(
  async (viewer: Viewer | null, input: { id: number }) => {
    const { report, order, heat } = await find(viewer, input)
    const { role } = viewer!
    const number = orderId(role, order.id)
    const kind = reportTitles[report.kind]
    const companies = {
      operator: env().OPERATOR_NAME,
      supplierName: order.supplierName,
      customerName: order.customerName,
    }
    return pdfFile(viewer!, `${number}-${report.kind.replace('_', '-')}-${report.version}`, async () => ({
      title: `${kind} of ${number}, version ${report.version}`,
      at: report.finalAt ?? report.createdAt,
      issuer: issuerFor(role, companies),
      kind,
      id: number,
      ...(report.status === 'draft' && { stamp: 'DRAFT' }),
      blocks: [...orderFacts(order, viewer!, companies), ...reportBlocks(report, heat)],
    }))
  },
  { act: 'report.get' as const },
)

/** The heat of a lot that stands. */
export async function heatOf({ rows }: Pick<ReadScope, 'rows'>, lotId: number | null): Promise<string | null> {
  if (!lotId) return null
  const [lot] = await rows<{ heat: string }>(sql`SELECT heat FROM lots WHERE id = ${lotId}`)
  return lot?.heat ?? null
}
