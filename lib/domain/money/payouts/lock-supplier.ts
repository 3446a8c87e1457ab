import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'

/** Locks a supplier: its bills are approved and paid one after the other. Answers its name; undefined for who is none. */
export async function lockSupplier({ rows }: WriteScope, supplierId: number): Promise<string | undefined> {
  const [supplier] = await rows<{ companyName: string }>(sql`
    SELECT company_name AS "companyName" FROM users WHERE id = ${supplierId} AND role = 'supplier' FOR NO KEY UPDATE`)
  return supplier?.companyName
}
