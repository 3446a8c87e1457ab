import type { Colleague } from '../../contract/accounts/account'
import { sql, type Rows } from '../../infra/db/db'
import { query } from '../core/verb'

/** The admins, by name. */
export const findAdmins = (rows: Rows): Promise<Colleague[]> =>
  rows(sql`
    SELECT u.id, u.contact_name AS "contactName" FROM users u WHERE u.role = 'admin'
    ORDER BY u.contact_name COLLATE "en-x-icu", u.id LIMIT 500`)

/** The admins to choose from and to mention. */
export const listAdmins = query('account.admins', ({ rows }) => findAdmins(rows))
