import type { MemberOfCompany } from '../../../contract/people/members'
import { sql } from '../../../infra/db/db'
import { sessionHolds } from '../../../infra/db/sessions'
import { findAccount } from '../accounts/account'
import { assertTrader } from '../accounts/suspension'
import { query } from '../../core/verb'

/** The people of a customer or supplier as admins see them, each with the number of its valid sessions. */
export const listPeopleOf = query(
  'account.people',
  async ({ rows }, { id }: { id: number }): Promise<MemberOfCompany[]> => {
    assertTrader(await findAccount(rows, id))
    return rows<MemberOfCompany>(sql`
      SELECT m.id, m.name, m.email, m.role, m.state, max(s.seen_at) AS "lastSeenAt",
        count(s.id) FILTER (WHERE ${sessionHolds})::int AS sessions
      FROM members m JOIN users u ON u.id = m.company_id LEFT JOIN sessions s ON s.member_id = m.id
      WHERE m.company_id = ${id} AND m.state <> 'removed'
      GROUP BY m.id, u.role ORDER BY m.role <> 'owner', m.name COLLATE "en-x-icu", m.id LIMIT 500`)
  },
)
