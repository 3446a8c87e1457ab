import type { audit, AuditPerson } from '../../../contract/desk/audit'
import type { Input } from '../../../contract/core/endpoint'
import { sql } from '../../../infra/db/db'
import { accountText } from '../../people/accounts/account'
import { folded, holds } from '../../../infra/db/text-search'
import { query } from '../../core/verb'

const personText = folded(sql`m.name || ' ' || m.email`)

/** People to choose from, removed ones too: by a part of their name or their company's, the one with this id, or the admins. */
export const listAuditPeople = query('audit.list', ({ rows }, { q, id }: Input<typeof audit.people>) =>
  rows<AuditPerson>(sql`
    SELECT m.id, m.name, m.role AS "memberRole", m.state = 'removed' AS removed,
      u.id AS "companyId", u.company_name AS "companyName", u.role
    FROM members m JOIN users u ON u.id = m.company_id
    WHERE ${id ? sql`m.id = ${id}` : q ? sql`(${holds(personText, q)} OR ${holds(accountText, q)})` : sql`u.role = 'admin'`}
    ORDER BY m.state = 'removed', m.id LIMIT 8`),
)
