import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'

/** Locks the inquiry's row until the transaction ends: a second transaction waits and then sees what the first one did. */
export const lockInquiry = ({ rows }: Pick<WriteScope, 'rows' | 'tx'>, id: number) =>
  rows(sql`SELECT id FROM inquiries WHERE id = ${id} FOR UPDATE`)
