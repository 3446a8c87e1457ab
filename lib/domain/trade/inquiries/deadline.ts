import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { dateTime } from '../../../terms/format'
import { present } from '../../core/db-clock'
import { displayId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'
import type { InquiryRow } from './inquiry'
import { wasOpenTo } from './visible-inquiries'

/** Whether an inquiry has no deadline, or it is ahead: by the database's clock, under the lock of the inquiry. */
export async function isBeforeDeadline({ rows }: WriteScope, id: number): Promise<boolean> {
  const [inquiry] = await rows<{ ahead: boolean }>(
    sql`SELECT coalesce(quote_by, 'infinity') > ${present()} AS ahead FROM inquiries WHERE id = ${id}`,
  )
  return inquiry!.ahead
}

/**
 * 409 once the deadline of quoting is over, whether or not the job has closed the inquiry, for a supplier that could see it
 * until then. It says nothing of other inquiries.
 */
export async function assertBeforeDeadline({ viewer, rows }: WriteScope, id: number) {
  const [late] = await rows<{ quoteBy: string }>(sql`
    SELECT i.quote_by AS "quoteBy" FROM inquiries i JOIN users c ON c.id = i.customer_id
    WHERE i.id = ${id} AND i.quote_by <= ${present()} AND ${wasOpenTo(viewer)}`)
  if (late) throw new Problem('conflict', `Quoting closed on ${dateTime(late.quoteBy)}.`)
}

/** 409 for a line of a request: its deadline is that of all lines. */
export function assertOwnDeadline({ rfqId }: Pick<InquiryRow, 'rfqId'>) {
  if (rfqId !== null)
    throw new Problem('conflict', `The deadline is that of ${displayId('rfq', rfqId)}: change it there`)
}
