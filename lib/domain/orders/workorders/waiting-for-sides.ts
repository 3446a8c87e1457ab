import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'

/** Condition: received, and its supplier is to accept it. */
export const isToAccept = sql`(w.status = 'pending' AND w.acknowledged_at IS NULL AND w.acknowledge_by IS NOT NULL)`

/** Condition: its supplier has not accepted it within two working days. */
export const isNotAccepted = sql`(${isToAccept} AND w.acknowledge_by < now())`

const changeWaits = (condition: Sql) => sql`EXISTS (
  SELECT FROM order_changes ch WHERE ch.work_order_id = w.id AND ch.status = 'waiting' AND ${condition})`

/** Condition: another due date is asked for. */
export const isDateAsked = changeWaits(sql`true`)

/** Condition: another due date is asked for by the other side than the viewer's; for admins by either. */
export const isDateToAnswer = ({ role }: Viewer) => changeWaits(sql`ch.asked_role <> ${role}::"Role"`)

/** Condition: another due date is asked for, and nobody has answered within two working days. */
export const isDateUnanswered = changeWaits(sql`ch.answer_by < now()`)

/** Since when another due date is asked for. */
export const dateAskedSince = sql`(
  SELECT ch.created_at FROM order_changes ch WHERE ch.work_order_id = w.id AND ch.status = 'waiting')`
