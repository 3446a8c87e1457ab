import type { Account } from '../../../contract/people/account'
import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'

/**
 * Whether one of these companies is suspended. Their rows stay locked until the transaction ends: of a suspension at the
 * same time, either this transaction or the suspension waits and then sees what the other one did.
 */
export async function areSuspended({ rows }: Pick<WriteScope, 'rows'>, ids: (number | null)[]): Promise<boolean> {
  const companies = await rows<{ suspended: boolean }>(sql`
    SELECT suspended_at IS NOT NULL AS suspended FROM users
    WHERE id = ANY (${ids.filter((id) => id !== null)}::int[]) ORDER BY id FOR SHARE`)
  return companies.some(({ suspended }) => suspended)
}

/** Admins are never suspended, and nobody signs them out: 404. */
export function assertTrader({ role }: Pick<Account, 'role'>) {
  if (role === 'admin') throw new Problem('not_found', 'Customer or supplier not found')
}
