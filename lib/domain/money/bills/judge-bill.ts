import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { bills } from '../../../contract/money/bills'
import { sql } from '../../../infra/db/db'
import { billFlow } from '../../../rules/money/flows/bill-flow'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { beginPayouts, followPayouts } from '../payouts/follow-payouts'
import { lockSupplier } from '../payouts/lock-supplier'
import { aboutBill, findBill, toBill, type BillRow } from './bill'
import { renewTime } from './renew-time'

type Form = Input<typeof bills.changeStatus>

/** An admin approves or disputes a bill; its supplier withdraws it. */
export const judgeBill = command('bill.judge', async (scope, { id, status: to, note, alreadyPaidPaise }: Form) => {
  const { viewer, tx } = scope
  const { supplierId } = await findBill(scope, id)
  await lockSupplier(scope, supplierId)
  const bill = await lockBill(scope, id)
  const from = bill.status
  billFlow.assertMove(from, to, viewer)
  if (to === 'approved' && bill.mismatches.length && !note)
    throw invalid('note', 'Say why you accept a bill that does not match')
  if (to === 'disputed' && bill.payouts.length)
    throw new Problem('conflict', bill.paid ? 'This bill is paid' : 'A part of this bill is paid')
  const orders = bill.lines.map(({ workorderId }) => workorderId)
  const decided = to === 'withdrawn' ? {} : { note: note ?? null, decidedAt: actTime(), decidedBy: viewer.member.id }
  await tx.bill.update({ where: { id }, data: { status: to, ...decided } })
  if (to === 'approved') await beginPayouts(scope, orders, alreadyPaidPaise)
  // What is approved keeps the class of that day.
  if (to === 'approved' && bill.decidedAt === null) await renewTime(scope, bill)
  await followPayouts(scope, orders)
  const after = await findBill(scope, id)
  tell(scope, after, from, to, note)
  return toBill(after, viewer)
})

/** The bill, locked until the transaction ends. */
export async function lockBill(scope: WriteScope, id: number): Promise<BillRow> {
  await scope.rows(sql`SELECT id FROM bills WHERE id = ${id} FOR UPDATE`)
  return findBill(scope, id)
}

function tell({ emit }: WriteScope, bill: BillRow, from: BillRow['status'], to: Form['status'], note?: string | null) {
  const about = aboutBill(bill)
  if (to === 'approved') emit('bill.approved', { ...about, from, to, note })
  else if (to === 'disputed') emit('bill.disputed', { ...about, from, to, note })
  else emit('bill.withdrawn', { ...about, from, to })
}
