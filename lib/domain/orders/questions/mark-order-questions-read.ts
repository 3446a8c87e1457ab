import type { Input } from '../../../contract/core/endpoint'
import type { questions } from '../../../contract/trade/questions'
import { sql } from '../../../infra/db/db'
import { command } from '../../core/verb'
import { findOrderToChange } from '../workorders/workorder'

/** Remembers until when the viewer's company has read the questions about an order. */
export const markOrderQuestionsRead = command(
  'question.readOfOrder',
  async (scope, { id, until }: Input<typeof questions.readOfOrder>) => {
    await findOrderToChange(scope, id)
    await scope.rows(sql`
      INSERT INTO order_questions_read AS had (work_order_id, company_id, read_at)
      VALUES (${id}::int, ${scope.viewer.id}::int, least(${until}::timestamptz, clock_timestamp()))
      ON CONFLICT (work_order_id, company_id) DO UPDATE SET read_at = greatest(had.read_at, excluded.read_at)`)
  },
)
