import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'

/** Locks a request until the transaction ends. Acts lock the request first, then its inquiries. */
export const lockRfq = ({ rows }: Pick<WriteScope, 'rows'>, id: number) =>
  rows(sql`SELECT id FROM rfqs WHERE id = ${id} FOR UPDATE`)

/** The same with all its inquiries, by id, before anything of them is read. */
export async function lockRfqWithLines({ rows }: Pick<WriteScope, 'rows'>, id: number) {
  await lockRfq({ rows }, id)
  await rows(sql`SELECT id FROM inquiries WHERE rfq_id = ${id} ORDER BY id FOR UPDATE`)
}
