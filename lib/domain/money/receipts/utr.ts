import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { date } from '../../../terms/format'
import type { WriteScope } from '../../core/verb'

/** 409 for a bank's reference that is claimed or recorded already. The customer is locked. */
export async function assertFreeUtr({ rows }: WriteScope, customerId: number, utr: string | null | undefined) {
  if (!utr) return
  const [known] = await rows<{ on: string }>(sql`
    SELECT to_char(received_on, 'YYYY-MM-DD') AS on FROM receipts
    WHERE customer_id = ${customerId} AND lower(utr) = lower(${utr}) AND status IN ('claimed', 'received')`)
  if (known) throw new Problem('conflict', `UTR ${utr} is recorded already (${date(known.on)})`)
}
