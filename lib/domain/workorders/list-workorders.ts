import type { Input } from '../../contract/endpoint'
import type { workorders } from '../../contract/workorders'
import { join, sql } from '../../infra/db'
import { holds, idIn, listOf } from '../list'
import { query } from '../verb'
import {
  isActive,
  toWorkorder,
  visibleWorkorders,
  workorderFrom,
  workorderSelect,
  type WorkorderRow,
} from './workorder'

/** A page of the work orders that the viewer may see. */
export const listWorkorders = query('workorder.list', async (scope, q: Input<typeof workorders.list>) => {
  const { viewer } = scope
  const id = q.q ? idIn(q.q, 'wo', 'ord') : null
  const texts =
    viewer.role === 'admin' ? [sql`lower(i.project_name)`, sql`lower(s.company_name)`] : [sql`lower(i.project_name)`]
  const page = await listOf<WorkorderRow>(scope, q, {
    select: workorderSelect,
    from: workorderFrom,
    id: sql`w.id`,
    where: [
      visibleWorkorders(viewer),
      ...(q.paymentStatus === 'open' ? [sql`w.payment_status <> 'complete'`] : []),
      ...(q.paymentStatus && q.paymentStatus !== 'open'
        ? [sql`w.payment_status = ${q.paymentStatus}::"PaymentStatus"`]
        : []),
      ...(q.completedWithin
        ? [sql`w.completed_date >= now() - make_interval(days => ${Number(q.completedWithin)}::int)`]
        : []),
      ...(q.q ? [join([...texts.map((text) => holds(text, q.q!)), sql`w.id = ${id}`], ' OR ', '(', ')')] : []),
    ],
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
      completedDate: { by: sql`coalesce(w.completed_date, '-infinity')`, type: 'timestamptz' },
      amount: { by: sql`coalesce(q.price, 0)`, type: 'int' },
    },
  })
  return { ...page, items: page.items.map((row) => toWorkorder(row, viewer)) }
})
