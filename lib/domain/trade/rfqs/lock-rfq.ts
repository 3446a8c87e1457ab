import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'

/** Locks a request until the transaction ends. Acts lock the request first, then its inquiries. */
export const lockRfq = ({ rows }: Pick<WriteScope, 'rows'>, id: number) =>
  rows(sql`SELECT id FROM rfqs WHERE id = ${id} FOR UPDATE`)
