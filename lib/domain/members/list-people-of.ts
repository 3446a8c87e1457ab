import type { MemberOfCompany } from '../../contract/accounts/members'
import { sql } from '../../infra/db/db'
import { findAccount } from '../accounts/account'
import { query } from '../core/verb'

/** The people of any company, as admins see them. */
export const listPeopleOf = query(
  'account.people',
  async ({ rows }, { id }: { id: number }): Promise<MemberOfCompany[]> => {
    await findAccount(rows, id)
    return rows<MemberOfCompany>(sql`
    SELECT m.id, m.name, m.email, m.role, m.state, max(s.seen_at) AS "lastSeenAt", count(s.id)::int AS sessions
    FROM members m LEFT JOIN sessions s ON s.member_id = m.id WHERE m.company_id = ${id} AND m.state <> 'removed'
    GROUP BY m.id ORDER BY m.role <> 'owner', m.name COLLATE "en-x-icu", m.id LIMIT 500`)
  },
)
