import { sql, type Rows, type Sql } from '../../../infra/db/db'
import type { NotedThing } from '../../../terms/noted-things'

/** A thing that a note is about: its name, and the company whose words that name is. */
export type Noted = { name: string | null; accountId: number | null }

const selects: Record<NotedThing, (id: number) => Sql> = {
  inquiry: (id) => sql`SELECT project_name AS name, customer_id AS "accountId" FROM inquiries WHERE id = ${id}`,
  quotation: (id) => sql`
    SELECT i.project_name AS name, i.customer_id AS "accountId"
    FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id WHERE q.id = ${id}`,
  workorder: (id) => sql`
    SELECT i.project_name AS name, i.customer_id AS "accountId"
    FROM work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id WHERE w.id = ${id}`,
  account: (id) => sql`SELECT company_name AS name, id AS "accountId" FROM users WHERE id = ${id} AND role <> 'admin'`,
  machine: (id) => sql`SELECT name, supplier_id AS "accountId" FROM machines WHERE id = ${id}`,
  process: (id) => sql`SELECT name, supplier_id AS "accountId" FROM processes WHERE id = ${id}`,
}

/** The thing that a note is about; undefined when there is none. */
export async function findNoted(rows: Rows, type: NotedThing, id: number): Promise<Noted | undefined> {
  const [found] = await rows<Noted>(selects[type](id))
  return found
}
