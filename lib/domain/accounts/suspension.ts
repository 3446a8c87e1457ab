import { Problem } from '../../contract/core/problem'
import { sql } from '../../infra/db/db'
import type { WriteScope } from '../core/verb'

type Ids = readonly (number | null)[]

/** Locks companies against a suspension until the transaction ends: whichever comes first, the other one sees it. */
export const lockCompanies = ({ rows }: Pick<WriteScope, 'rows' | 'tx'>, ids: Ids) =>
  rows<{ id: number; suspended: boolean }>(sql`
    SELECT id, suspended_at IS NOT NULL AS suspended FROM users
    WHERE id = ANY (${ids.filter((id) => id !== null)}::int[]) ORDER BY id FOR SHARE`)

/** Refuses a decision while one of the companies is suspended: 409. It doesn't say which, or why. */
export async function assertNoneSuspended(scope: WriteScope, ids: Ids) {
  const companies = await lockCompanies(scope, ids)
  if (companies.some(({ suspended }) => suspended))
    throw new Problem('conflict', 'This quotation is not available at the moment')
}
