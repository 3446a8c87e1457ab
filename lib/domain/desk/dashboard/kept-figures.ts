import { startOfThis } from '../../../infra/db/india'
import { sql } from '../../../infra/db/db'
import type { ReadScope } from '../../core/verb'

/** The figures of a company's dashboard as this month began in India; `since` is the month before, YYYY-MM. */
export type KeptFigures = { since: string; figures: Record<string, number> }

/** The kept figures of the viewer's company; undefined where there are none, as in the month of its registration. */
export async function keptFigures({ viewer, rows }: ReadScope): Promise<KeptFigures | undefined> {
  const [kept] = await rows<KeptFigures>(sql`
    SELECT figures, to_char(month - interval '1 month', 'YYYY-MM') AS since FROM month_figures
    WHERE company_id = ${viewer.id} AND month = (${startOfThis('month')} AT TIME ZONE 'Asia/Kolkata')::date`)
  return kept
}

/** By how much these figures are above what was kept of them, below zero where they are less. */
export function changesSince<Figures extends Record<string, number>>(kept: KeptFigures | undefined, figures: Figures) {
  if (!kept) return undefined
  const changes = Object.entries(figures).map(([name, count]) => [name, count - (kept.figures[name] ?? 0)])
  return { since: kept.since, ...(Object.fromEntries(changes) as Figures) }
}
