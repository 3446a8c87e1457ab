import { sql, type Sql } from '../../../infra/db/db'
import { isoOf } from '../../files/files/attached-files'

/** The change that waits on an order, as lists show it; null without one. */
export const waitingChange = (orderId: Sql): Sql => sql`(
  SELECT json_build_object('id', ch.id, 'dueDate', ${isoOf(sql`ch.due_date`)}, 'askedRole', ch.asked_role,
    'answerBy', ${isoOf(sql`ch.answer_by`)})
  FROM order_changes ch WHERE ch.work_order_id = ${orderId} AND ch.kind = 'due' AND ch.status = 'waiting')`
