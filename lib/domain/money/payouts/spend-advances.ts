import { sql } from '../../../infra/db/db'
import { settledBy, type SettledLine } from '../../../rules/money/settle-lines'
import type { WriteScope } from '../../core/verb'
import { openBills } from '../bills/settled'

type Advance = { id: number; payoutId: number; workOrderId: number; paise: number }

/** Bills of locked orders use what was paid in advance, the oldest bill and the oldest advance first. The supplier is locked. */
export async function spendAdvances(scope: WriteScope, orderIds: readonly number[]) {
  const advances = await scope.rows<Advance>(sql`
    SELECT a.id, a.payout_id AS "payoutId", a.work_order_id AS "workOrderId", a.paise::float8 AS paise
    FROM payout_allocations a JOIN payouts p ON p.id = a.payout_id
    WHERE a.work_order_id = ANY (${[...orderIds]}::int[]) AND a.bill_id IS NULL AND p.status = 'paid' ORDER BY p.id, a.id`)
  for (const advance of advances) await spendAdvance(scope, advance)
}

async function spendAdvance(scope: WriteScope, { id, payoutId, workOrderId, paise }: Advance) {
  const bills = await openBills(
    scope,
    sql`b.status = 'approved' AND b.id IN (SELECT o.bill_id FROM bill_lines o WHERE o.work_order_id = ${workOrderId})`,
  )
  let rest = paise
  for (const lines of bills.values()) {
    const parts = settledBy(lines, rest, workOrderId)
    await keepParts(scope, payoutId, parts)
    rest -= parts.reduce((sum, part) => sum + part.paise, 0)
  }
  if (rest === paise) return
  if (rest === 0) await scope.tx.payoutAllocation.delete({ where: { id } })
  else await scope.tx.payoutAllocation.update({ where: { id }, data: { paise: rest } })
}

/** Keeps what a payout settles of lines of bills. */
export async function keepParts({ tx }: WriteScope, payoutId: number, parts: readonly SettledLine[]) {
  if (!parts.length) return
  await tx.payoutAllocation.createMany({
    data: parts.map(({ billId, no, workorderId, paise }) => ({
      payoutId,
      billId,
      lineNumber: no,
      workOrderId: workorderId,
      paise,
    })),
  })
}
