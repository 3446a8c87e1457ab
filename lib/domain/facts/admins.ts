import type { Colleague } from '../../contract/people/account'
import { sql, type Rows } from '../../infra/db/db'

/** The most that a list of admins has. */
const ADMINS_MAX = 500

/** The admins, by name; with a text those whose first name stands in it. */
export const findAdmins = (rows: Rows, text?: string): Promise<Colleague[]> =>
  rows(sql`
    SELECT m.id, m.name AS "contactName" FROM users u JOIN members m ON m.company_id = u.id AND m.state = 'active'
    WHERE u.role = 'admin'
      AND (${text ?? null}::text IS NULL OR strpos(lower(${text ?? null}::text), lower(split_part(normalize(m.name), ' ', 1))) > 0)
    ORDER BY m.name COLLATE "en-x-icu", m.id LIMIT ${ADMINS_MAX}`)
