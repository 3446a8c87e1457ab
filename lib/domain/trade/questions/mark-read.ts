import type { Input } from '../../../contract/core/endpoint'
import type { questions } from '../../../contract/trade/questions'
import { raw, sql } from '../../../infra/db/db'
import { command } from '../../core/verb'
import { findInquiry } from '../inquiries/inquiry'

/** Remembers until when the viewer's company has read the questions of an inquiry. A supplier without ties has no mark. */
export const markQuestionsRead = command(
  'question.read',
  async (scope, { id, until }: Input<typeof questions.read>) => {
    const { viewer, rows } = scope
    await findInquiry(scope, id)
    const [table, whose] =
      viewer.role === 'customer'
        ? ([raw('inquiries'), sql`id = ${id}`] as const)
        : ([raw('bidders'), sql`inquiry_id = ${id} AND supplier_id = ${viewer.id}`] as const)
    await rows(sql`
    UPDATE ${table} SET questions_read_at = least(${until}::timestamptz, clock_timestamp())
    WHERE ${whose} AND coalesce(questions_read_at, '-infinity') < least(${until}::timestamptz, clock_timestamp())`)
  },
)
