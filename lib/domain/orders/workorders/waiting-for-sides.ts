import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { standsIn } from '../../facts/workorders'

/** Condition: received, and its supplier is to accept it. */
export const isToAccept = sql`(${standsIn('pending')} AND w.acknowledged_at IS NULL AND w.acknowledge_by IS NOT NULL)`

/** Condition: its supplier has not accepted it within two working days. */
export const isNotAccepted = sql`(${isToAccept} AND w.acknowledge_by < now())`

const changeWaits = (condition: Sql) => sql`EXISTS (
  SELECT FROM order_changes ch WHERE ch.work_order_id = w.id AND ch.status = 'waiting' AND ${condition})`

const isDue = sql`ch.kind = 'due'`

/** Condition: another due date is asked for. */
export const isDateAsked = changeWaits(isDue)

/** Condition: another due date is asked for by the other side than the viewer's; for admins by either. */
export const isDateToAnswer = ({ role }: Viewer) => changeWaits(sql`${isDue} AND ch.asked_role <> ${role}::"Role"`)

/** Condition: a due date that is asked for was not answered within two working days, or a side asks to end the order. */
export const isDateUnanswered = changeWaits(sql`(ch.answer_by < now() OR NOT ${isDue})`)

/** Since when something is asked for of an order. */
export const dateAskedSince = sql`(
  SELECT min(ch.created_at) FROM order_changes ch WHERE ch.work_order_id = w.id AND ch.status = 'waiting')`
