import type { Input } from '../../../contract/core/endpoint'
import type { processes } from '../../../contract/trade/processes'
import { sql } from '../../../infra/db/db'
import { listOf, type ListPlan } from '../../core/list'
import { folded, holds } from '../../../infra/db/text-search'
import { hitsWhatIsRead, readBy } from '../../facts/texts-as-read'
import type { Viewer } from '../../../rules/core/permissions'
import { query } from '../../core/verb'
import { processFrom, processSelect, toProcess, visibleProcesses, type ProcessRow } from './process'

/** A page of the processes that the viewer may see. */
export const listProcesses = query('process.list', async (scope, q: Input<typeof processes.list>) => {
  const { viewer } = scope
  const page = await listOf<ProcessRow>(q, processPlan(viewer, q))
  return { ...page, items: page.items.map((row) => toProcess(row, viewer)) }
})

/** How processes are listed for a viewer. */
export const processPlan = (viewer: Viewer, q: Input<typeof processes.list>): ListPlan => ({
  select: processSelect(viewer),
  from: processFrom,
  id: sql`p.id`,
  where: [visibleProcesses(viewer), ...(q.q ? [holds(folded(sql`p.name`), q.q), namesRead(viewer, q.q)] : [])],
  tabs: {
    pending: sql`p.status = 'pending'`,
    approved: sql`p.status = 'approved'`,
    rejected: sql`p.status = 'rejected'`,
  },
  tab: q.status,
  sorts: { name: { by: sql`${readBy(viewer, 'p', 'name', sql`p.name`)} COLLATE "en-x-icu"`, type: 'text' } },
})

const namesRead = (viewer: Viewer, q: string) =>
  hitsWhatIsRead(viewer, 'p', 'name', sql`p.name`, (name) => holds(name, q))
