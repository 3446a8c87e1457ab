import { Problem } from '../../contract/core/problem'
import { sql } from '../../infra/db/db'
import { dateTime } from '../../rules/format'
import { present } from '../core/db-clock'
import type { WriteScope } from '../core/verb'
import type { InquiryRow } from './inquiry'

/** Whether an inquiry has no deadline, or it is ahead: by the database's clock, under the lock of the inquiry. */
export async function isBeforeDeadline({ rows }: WriteScope, id: number): Promise<boolean> {
  const [inquiry] = await rows<{ ahead: boolean }>(
    sql`SELECT coalesce(quote_by, 'infinity') > ${present()} AS ahead FROM inquiries WHERE id = ${id}`,
  )
  return inquiry!.ahead
}

/** 409 once the deadline of quoting is over, whether or not the job has closed the inquiry yet. */
export async function assertBeforeDeadline(scope: WriteScope, { id, quoteBy }: Pick<InquiryRow, 'id' | 'quoteBy'>) {
  if (quoteBy && !(await isBeforeDeadline(scope, id)))
    throw new Problem('conflict', `Quoting closed on ${dateTime(quoteBy)}.`)
}
