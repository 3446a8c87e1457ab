import type { Characteristic, Measurement, Report, ReportHead } from '../../../contract/orders/report'
import { Problem } from '../../../contract/core/problem'
import { sql, type Rows, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { judged, passes } from '../../../rules/orders/tolerance'
import type { ReadScope } from '../../core/verb'
import { visibleWorkorders, workorderFrom } from '../../facts/workorders'

/** All of a report that is stored in its row. */
export type ReportRow = Omit<Report, 'failed' | 'open' | 'characteristics' | 'measurements'>

const columns = sql`r.id, r.work_order_id AS "workorderId", r.kind, r.version, r.status, r.verdict, r.lot_id AS "lotId",
  r.lot_size AS "lotSize", r.plan, r.aql, r.letter, r.sample_size AS "sampleSize", r.accept_max AS "acceptMax",
  r.instruments, r.note, r.final_at AS "finalAt", r.created_at AS "createdAt"`

/** Makers and admins read all reports of an order that they see, customers the final ones. */
const visibleReports = (viewer: Viewer): Sql =>
  viewer.role === 'customer' ? sql`${visibleWorkorders(viewer)} AND r.status = 'final'` : visibleWorkorders(viewer)

/** The row of a report as the viewer may see it; 404 when there is none for them. */
export async function findReport({ viewer, rows }: ReadScope, id: number): Promise<ReportRow> {
  const [row] = await rows<ReportRow>(sql`
    SELECT ${columns} FROM reports r JOIN ${workorderFrom} ON w.id = r.work_order_id
    WHERE r.id = ${id} AND ${visibleReports(viewer)}`)
  if (!row) throw new Problem('not_found', 'Report not found')
  return row
}

type Cell = Omit<Measurement, 'passes' | 'by'> & { by: string | null }

/** The grid of a report: what is checked, and what was found. */
export async function gridOf(rows: Rows, reportId: number) {
  const characteristics = await rows<Characteristic>(sql`
    SELECT c.id, c.place, c.name, c.unit, c.nominal::float8 AS nominal, c.plus::float8 AS plus, c.minus::float8 AS minus,
      c.critical FROM characteristics c WHERE c.report_id = ${reportId} ORDER BY c.place`)
  const cells = await rows<Cell>(sql`
    SELECT m.characteristic_id AS "characteristicId", m.sample, m.value::float8 AS value, m.ok, p.name AS by
    FROM characteristics c JOIN measurements m ON m.characteristic_id = c.id JOIN members p ON p.id = m.member_id
    WHERE c.report_id = ${reportId} ORDER BY c.place, m.sample`)
  return { characteristics, cells }
}

/** A report with its grid and what it comes to. Who measured is the makers' and admins' own. */
export async function toReport({ viewer, rows }: ReadScope, row: ReportRow): Promise<Report> {
  const { characteristics, cells } = await gridOf(rows, row.id)
  const byId = new Map(characteristics.map((one) => [one.id, one]))
  const { failed, open, verdict } = judged(characteristics, cells, {
    sampleSize: row.sampleSize,
    accept: row.acceptMax,
  })
  return {
    ...row,
    failed,
    open,
    verdict: row.status === 'final' ? row.verdict : verdict,
    characteristics,
    measurements: cells.map(({ by, ...cell }) => ({
      ...cell,
      passes: passes(byId.get(cell.characteristicId)!, cell)!,
      ...(viewer.role !== 'customer' && by !== null && { by }),
    })),
  }
}

/** The reports of an order without their grids, the newest version of a kind first. */
export async function reportsOf(scope: ReadScope, orderId: number): Promise<ReportHead[]> {
  const found = await scope.rows<ReportRow>(sql`
    SELECT ${columns} FROM reports r JOIN ${workorderFrom} ON w.id = r.work_order_id
    WHERE r.work_order_id = ${orderId} AND ${visibleReports(scope.viewer)} ORDER BY r.kind, r.version DESC LIMIT 100`)
  const heads: ReportHead[] = []
  for (const row of found) {
    const { instruments: _, note: __, characteristics: ___, measurements: ____, ...head } = await toReport(scope, row)
    heads.push(head)
  }
  return heads
}
