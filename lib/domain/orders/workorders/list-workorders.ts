import type { Input } from '../../../contract/core/endpoint'
import type { workorders } from '../../../contract/orders/workorders'
import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { assertReadsMoney } from '../../core/filters'
import { listOf, type ListPlan } from '../../core/list'
import { query } from '../../core/verb'
import { dueOn, isOpen, openFirstByDue } from './due'
import { isActive, standsIn, workorderFrom } from '../../facts/workorders'
import { toListedWorkorder, workorderSelect, type WorkorderRow } from './workorder'
import { completion, ordersHolding, workorderFilters } from './workorder-filters'

/** A page of the work orders that the viewer may see. */
export const listWorkorders = query('workorder.list', async (scope, q: Input<typeof workorders.list>) => {
  const { viewer } = scope
  const page = await listOf<WorkorderRow>(q, workorderPlan(viewer, q))
  return { ...page, items: page.items.map((row) => toListedWorkorder(row, viewer)) }
})

/** How work orders are listed for a viewer. */
export function workorderPlan(viewer: Viewer, q: Input<typeof workorders.list>): ListPlan {
  if (q.sort?.endsWith('amount')) assertReadsMoney(viewer)
  return {
    select: workorderSelect(viewer),
    from: workorderFrom,
    countFrom: viewer.role === 'customer' ? workorderFrom : sql`work_orders w`,
    id: sql`w.id`,
    where: workorderFilters(viewer, { ...q, q: undefined }),
    search: q.q ? ordersHolding(viewer, q.q) : null,
    tabs: {
      active: isActive,
      late: dueOn.late,
      week: dueOn.week,
      ...(viewer.role === 'admin' && { mine: sql`(${isOpen} AND w.owner_id = ${viewer.member.id})` }),
      completed: standsIn('completed'),
      issues: standsIn('issues'),
      pending: standsIn('pending'),
      started: standsIn('started'),
      in_progress: standsIn('in_progress'),
      quality_check: standsIn('quality_check'),
      cancelled: sql`w.cancelled`,
    },
    tab: q.status,
    sorts: {
      dueDate: { by: openFirstByDue, type: 'int' },
      completedDate: { by: completion, type: 'timestamptz' },
      amount: { by: sql`coalesce(w.amount, 0)`, type: 'int' },
    },
  }
}
