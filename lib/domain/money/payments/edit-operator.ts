import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'
import { totalByTerms } from '../../facts/order-balance'
import { editOperatorWith } from '../../people/operator/edit-operator'
import { followReceipts } from '../receipts/follow-receipts'

/** An admin changes the company profile. The payment of orders follows its State, which splits their tax. */
export const editOperator = editOperatorWith(followOrdersOf)

/** Tax in two halves is rounded twice: some orders come to another total in another State. */
async function followOrdersOf(scope: WriteScope, from: string | null, to: string | null) {
  const found = await scope.rows<{ id: number }>(sql`
    SELECT w.id FROM work_orders w JOIN order_terms t ON t.work_order_id = w.id
    WHERE w.payment_by = 'ledger' AND NOT t.billing_closed
      AND ${totalByTerms(sql`${from}::text`)} IS DISTINCT FROM ${totalByTerms(sql`${to}::text`)}`)
  await followReceipts(
    scope,
    found.map(({ id }) => id),
  )
}
