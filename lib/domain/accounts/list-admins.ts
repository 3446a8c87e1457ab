import type { Colleague } from '../../contract/accounts/account'
import { sql, type Rows } from '../../infra/db/db'
import { query } from '../core/verb'

/** The admins, by name. */
export const findAdmins = (rows: Rows): Promise<Colleague[]> =>
  rows(sql`
    SELECT m.id, m.name AS "contactName" FROM users u JOIN members m ON m.company_id = u.id AND m.state = 'active'
    WHERE u.role = 'admin' ORDER BY m.name COLLATE "en-x-icu", m.id LIMIT 500`)

/** The admins to choose from and to mention. */
export const listAdmins = query('account.admins', ({ rows }) => findAdmins(rows))
