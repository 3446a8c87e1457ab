import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'
import { dueOfLine } from '../../../rules/money/objected-pieces'
import { findTaxProfile } from '../../people/tax-profiles/tax-profile'
import type { BillRow } from './bill'
import { timeToPay } from './billing-party'

/** Writes anew until when each line of a bill is paid, as its supplier is in the year of the delivery. */
export async function renewTime(scope: WriteScope, { id, supplierId, lines, objection }: BillRow) {
  const profile = await findTaxProfile(scope, supplierId)
  if (!profile) return
  const days = await supplierDays(scope, id)
  for (const line of lines) {
    const { no, workorderId, deliveredOn } = line
    const time = timeToPay(profile, deliveredOn, days.get(workorderId)!)
    const dueOn = dueOfLine({ ...line, days: time.days }, objection)
    await scope.tx.billLine.update({
      where: { billId_lineNumber: { billId: id, lineNumber: no } },
      data: { ...time, dueOn: dueOn ? new Date(dueOn) : null },
    })
  }
}

/** Days to pay by the terms of the orders of a bill, where the law gives none. */
async function supplierDays({ rows }: WriteScope, billId: number): Promise<Map<number, number>> {
  const found = await rows<{ id: number; days: number }>(sql`
    SELECT DISTINCT l.work_order_id AS id, coalesce(t.supplier_days, o.supplier_days, 30)::int AS days
    FROM bill_lines l LEFT JOIN order_terms t ON t.work_order_id = l.work_order_id LEFT JOIN operator_profile o ON o.id = 1
    WHERE l.bill_id = ${billId}`)
  return new Map(found.map(({ id, days }) => [id, days]))
}
