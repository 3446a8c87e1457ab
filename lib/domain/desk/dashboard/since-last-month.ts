import { join, raw, sql, type Sql } from '../../../infra/db/db'
import type { EventKind } from '../../../terms/event-kinds'
import { COUNT_CAP } from '../../../terms/format'
import type { Side } from '../../../rules/core/event-row'
import { startOfThis } from '../../../infra/db/india'
import type { ReadScope } from '../../core/verb'

const monthStart = startOfThis('month')

/** One of the states that decide whether a thing is counted, and the events that move it. */
type State = {
  column: Sql
  kinds: readonly EventKind[]
  /** The side whose history has them, where it is one. */ side?: Side
}

/** What a figure counts: rows of `from` for which `counts` holds of their states. */
export type Counted = {
  entityType: 'inquiry' | 'quotation' | 'workorder' | 'machine'
  from: Sql
  id: Sql
  createdAt: Sql
  /** The viewer's own rows; all when absent. */
  own?: Sql
  states: readonly State[]
  counts: (states: readonly Sql[]) => Sql
}

/** By how much each figure has changed since the start of the month in India, in one statement; null beyond the cap of moves. */
export async function changesOf<Name extends string>(
  { rows }: Pick<ReadScope, 'rows'>,
  figures: Partial<Record<Name, Counted>>,
) {
  const columns = Object.entries(figures as Record<string, Counted>).map(
    ([name, one]) => sql`${changeOf(one)} AS ${raw(`"${name}"`)}`,
  )
  const [row] = await rows<Record<Name, number | null> & { since: string }>(
    sql`SELECT ${join(columns, ', ')}, to_char(now() AT TIME ZONE 'Asia/Kolkata' - interval '1 month', 'YYYY-MM') AS since`,
  )
  return row!
}

/** Only what moved this month can have changed: what is counted of it now, less what was counted of it then. */
function changeOf({ entityType, from, id, createdAt, own, states, counts }: Counted) {
  const kindsOf = (kinds: readonly EventKind[]) =>
    join(
      kinds.map((kind) => raw(`'${kind}'`)),
      ', ',
    )
  const moves = sql`SELECT e.id, e.entity_id, e.kind, e.side, e.from_status FROM events e
    WHERE e.entity_type = ${raw(`'${entityType}'`)} AND e.kind IN (${kindsOf(states.flatMap(({ kinds }) => kinds))})
      AND e.created_at >= ${monthStart} ${own ? sql`AND e.entity_id IN (SELECT ${id} FROM ${from} WHERE ${own})` : sql``}
    LIMIT ${raw(String(COUNT_CAP + 1))}`
  const firstMoves = states.map(
    ({ kinds, side }, n) => sql`(array_agg(e.from_status ORDER BY e.id)
      FILTER (WHERE e.kind IN (${kindsOf(kinds)}) AND e.from_status IS NOT NULL
        ${side ? sql`AND (e.side IS NULL OR e.side = ${raw(`'${side}'`)})` : sql``}))[1] AS ${raw(`from${n}`)}`,
  )
  const now = states.map(({ column }) => sql`${column}::text`)
  const then = now.map((column, n) => sql`coalesce(c.${raw(`from${n}`)}, ${column})`)
  return sql`(SELECT CASE WHEN coalesce(sum(c.moves), 0) > ${raw(String(COUNT_CAP))} THEN NULL
      ELSE (count(*) FILTER (WHERE ${counts(now)})
        - count(*) FILTER (WHERE ${createdAt} < ${monthStart} AND ${counts(then)}))::int END
    FROM (SELECT e.entity_id, count(*) AS moves, ${join(firstMoves, ', ')} FROM (${moves}) e GROUP BY e.entity_id) c
    JOIN ${from} ON ${id} = c.entity_id)`
}

const active = (status: Sql) => sql`${status} IN ('pending', 'started', 'in_progress', 'quality_check')`
const orders = { entityType: 'workorder', id: sql`w.id`, createdAt: sql`w.created_at` } as const
const status: State = {
  column: sql`CASE WHEN w.cancelled THEN 'cancelled' ELSE w.status::text END`,
  kinds: ['workorder.created', 'workorder.statusChanged', 'workorder.cancelled'],
}
/** What a supplier was paid: both sides' payments while one status sets both, its own from then on. */
const payable: State = {
  column: sql`w.payable_status`,
  kinds: ['workorder.paymentChanged', 'workorder.payableChanged'],
  side: 'supplier',
}
type Scope = { from: Sql; own?: Sql }

/** Orders under way. */
export const activeOrders = (scope: Scope): Counted => ({
  ...orders,
  ...scope,
  states: [status],
  counts: ([is]) => active(is!),
})

/** Completed orders. */
export const completedOrders = (scope: Scope): Counted => ({
  ...orders,
  ...scope,
  states: [status],
  counts: ([is]) => sql`${is!} = 'completed'`,
})

/** Completed orders of which the supplier is not fully paid. */
export const unpaidOrders = (scope: Scope): Counted => ({
  ...orders,
  ...scope,
  states: [status, payable],
  counts: ([is, paid]) => sql`${is!} = 'completed' AND ${paid!} <> 'complete'`,
})

/** Quotations without an answer. */
export const pendingQuotations = (scope: Scope): Counted => ({
  entityType: 'quotation',
  id: sql`q.id`,
  createdAt: sql`q.created_at`,
  ...scope,
  states: [
    {
      column: sql`q.status`,
      kinds: ['quotation.created', 'quotation.sent', 'quotation.accepted', 'quotation.rejected'],
    },
  ],
  counts: ([is]) => sql`${is!} = 'pending'`,
})

/** Inquiries waiting for review. */
export const newInquiries: Counted = {
  entityType: 'inquiry',
  from: sql`inquiries i`,
  id: sql`i.id`,
  createdAt: sql`i.created_at`,
  states: [{ column: sql`i.status`, kinds: ['inquiry.submitted', 'inquiry.statusChanged'] }],
  counts: ([is]) => sql`${is!} = 'new'`,
}

/** Idle machines; `approved`: only those that an admin has approved. */
export const idleMachines = (scope: { own?: Sql }, approved = false): Counted => ({
  entityType: 'machine',
  from: sql`machines m`,
  id: sql`m.id`,
  createdAt: sql`m.created_at`,
  ...scope,
  states: [
    { column: sql`m.status`, kinds: ['machine.statusChanged'] },
    { column: sql`m.approval_status`, kinds: ['machine.submitted', 'machine.approved', 'machine.rejected'] },
  ],
  counts: ([is, approval]) => sql`${is!} = 'idle' ${approved ? sql`AND ${approval!} = 'approved'` : sql``}`,
})
