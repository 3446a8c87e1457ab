import { sql, type Rows } from '../../../infra/db/db'
import type { Party } from '../../../rules/files/contact'

/** The companies with each of their people: whom a text must not name. */
export const partiesOf = ({ rows }: { rows: Rows }, ids: readonly (number | null)[]) =>
  rows<Party>(sql`
    SELECT u.company_name AS "companyName", m.name AS "contactName", m.email, u.gst_number AS "gstNumber"
    FROM users u JOIN members m ON m.company_id = u.id AND m.state <> 'removed' WHERE u.id = ANY (${[...ids]}::int[])`)
