import type { audit } from '../../../contract/desk/audit'
import type { Input } from '../../../contract/core/endpoint'
import { sql } from '../../../infra/db/db'
import { listOf, type ListPlan } from '../../core/list'
import { query } from '../../core/verb'
import type { Viewer } from '../../../rules/core/permissions'
import { auditFilters } from './audit-filters'
import { entryFrom, entrySelect, toEntry, type EntryRow } from './entry'

/** A page of the log. Reading it is not logged. */
export const listAudit = query('audit.list', async (scope, q: Input<typeof audit.list>) => {
  const page = await listOf<EntryRow>(q, auditPlan(scope.viewer, q))
  return { ...page, items: page.items.map(toEntry) }
})

/** How the log is listed, the newest on top. */
export const auditPlan = (viewer: Viewer, q: Input<typeof audit.list>): ListPlan => ({
  select: entrySelect,
  from: entryFrom,
  id: sql`e.id`,
  where: auditFilters(viewer, q),
  sorts: { at: { by: sql`e.created_at`, type: 'timestamptz' } },
  defaultSort: '-at',
})
