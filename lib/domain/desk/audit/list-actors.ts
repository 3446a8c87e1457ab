import type { audit, AuditActor } from '../../../contract/desk/audit'
import type { Input } from '../../../contract/core/endpoint'
import { sql } from '../../../infra/db/db'
import { accountText } from '../../people/accounts/account'
import { holds } from '../../../infra/db/text-search'
import { query } from '../../core/verb'

/** Accounts to choose from: by a part of their name, the one with this id, or the admins. */
export const listActors = query('audit.list', ({ rows }, { q, id }: Input<typeof audit.actors>) =>
  rows<AuditActor>(sql`
    SELECT u.id, u.company_name AS "companyName", u.contact_name AS "contactName", u.role FROM users u
    WHERE ${id ? sql`u.id = ${id}` : q ? holds(accountText, q) : sql`u.role = 'admin'`} ORDER BY u.id LIMIT 8`),
)
