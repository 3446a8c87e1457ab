import type { Input } from '../../contract/core/endpoint'
import type { workorders } from '../../contract/workorders'
import { sql } from '../../infra/db/db'
import { listOf } from '../core/list'
import { query } from '../core/verb'
import { isActive, toWorkorder, workorderFrom, workorderSelect, type WorkorderRow } from './workorder'
import { completion, ordersHolding, workorderFilters } from './workorder-filters'

/** A page of the work orders that the viewer may see. */
export const listWorkorders = query('workorder.list', async (scope, q: Input<typeof workorders.list>) => {
  const { viewer } = scope
  const page = await listOf<WorkorderRow>(q, {
    select: workorderSelect(viewer),
    from: workorderFrom,
    id: sql`w.id`,
    where: workorderFilters(viewer, { ...q, q: undefined }),
    search: q.q ? ordersHolding(viewer, q.q) : null,
    tabs: {
      active: isActive,
      completed: sql`w.status = 'completed'`,
      issues: sql`w.status = 'issues'`,
      pending: sql`w.status = 'pending'`,
      started: sql`w.status = 'started'`,
      in_progress: sql`w.status = 'in_progress'`,
      quality_check: sql`w.status = 'quality_check'`,
    },
    tab: q.status,
    sorts: {
      dueDate: { by: sql`coalesce(w.due_date, 'infinity')`, type: 'timestamptz' },
      completedDate: { by: completion, type: 'timestamptz' },
      amount: { by: sql`coalesce(w.amount, 0)`, type: 'int' },
    },
  })
  return { ...page, items: page.items.map((row) => toWorkorder(row, viewer)) }
})
