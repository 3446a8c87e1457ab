import { sql } from '../../infra/db/db'

/** Condition: its inquiry was never sealed, or its deadline has opened the prices. The sealed ones are few: NOT IN hashes them once. */
export const isUnsealed = sql`(q.inquiry_id NOT IN (
  SELECT hidden.id FROM inquiries hidden WHERE hidden.sealed AND hidden.unsealed_at IS NULL))`
