import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { BankFile, payouts } from '../../../contract/money/payouts'
import { sql } from '../../../infra/db/db'
import { dayOf } from '../../../infra/db/india'
import { bankReference } from '../../../rules/money/bank-reference'
import { PAID_WITHIN } from '../../../rules/money/flows/receipt-flow'
import { date, rupees } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import { commandOnce, type ReadScope, type WriteScope } from '../../core/verb'
import { settledOfBill } from '../bills/settled'

type Form = Input<typeof payouts.bankFile>
type Skipped = BankFile['skipped'][number]

type Bill = {
  id: number
  number: string
  status: string
  balancePaise: number
  name: string | null
  bankAccount: string | null
  ifsc: string | null
  /** The payment of it in an earlier file that the bank has not made, as far as is known, and the day of that file. */
  earlier: { row: number; on: string } | null
}

/** An admin makes a file of payments for the bank: one a bill. What can't be paid is skipped with the reason. */
export const makeBankFile = commandOnce(
  'payout.bankFile',
  async (scope, form: Form) => {
    const { tx, viewer, emit } = scope
    const bills = await lockBills(scope, form.bills)
    const skipped: Skipped[] = []
    const rows = []
    for (const billId of new Set(form.bills)) {
      const tax = form.tds.find((one) => one.billId === billId)
      const bill = bills.get(billId)
      const why = whyNotPaid(bill, tax?.tdsPaise ?? 0, form.again)
      if (why) skipped.push({ billId, why })
      else rows.push(rowOf(bill!, tax))
    }
    if (!rows.length) throw new Problem('conflict', skipped[0]!.why)
    const { id } = await tx.bankFile.create({
      data: { skipped, createdBy: viewer.member.id, createdAt: actTime(), rows: { create: rows } },
    })
    const totalPaise = rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    emit('bankfile.made', { fileId: id, payments: rows.length, totalPaise })
    return id
  },
  drawBankFile,
)

async function lockBills({ rows }: WriteScope, ids: readonly number[]): Promise<Map<number, Bill>> {
  await rows(sql`SELECT id FROM bills WHERE id = ANY (${[...ids]}::int[]) ORDER BY id FOR UPDATE`)
  const found = await rows<Bill>(sql`
    SELECT b.id, b.number, b.status, (b.total_paise - ${settledOfBill(sql`b.id`)})::float8 AS "balancePaise",
      coalesce(t.legal_name, s.company_name) AS name, t.bank_account AS "bankAccount", t.ifsc,
      (SELECT json_build_object('row', r.id, 'on', ${dayOf(sql`f.created_at`)}) FROM bank_file_rows r JOIN bank_files f ON f.id = r.file_id
        WHERE r.bill_id = b.id AND r.payout_id IS NULL ORDER BY r.id DESC LIMIT 1) AS earlier
    FROM bills b JOIN users s ON s.id = b.supplier_id LEFT JOIN tax_profiles t ON t.account_id = b.supplier_id
    WHERE b.id = ANY (${[...ids]}::int[])`)
  return new Map(found.map((bill) => [bill.id, bill]))
}

function whyNotPaid(bill: Bill | undefined, tdsPaise: number, again: boolean): string | null {
  if (!bill) return 'Bill not found'
  const { number, status, balancePaise, bankAccount, ifsc, earlier } = bill
  if (status !== 'approved') return `Bill ${number} is not approved`
  if (balancePaise <= PAID_WITHIN) return `Bill ${number} is paid`
  if (!bankAccount || !ifsc) return 'The supplier has not entered its bank account'
  if (tdsPaise >= balancePaise) return `The tax of bill ${number} is more than the ${rupees(balancePaise)} to pay`
  if (earlier && !again) return `Bill ${number} is in the file of ${date(earlier.on)} as ${bankReference(earlier.row)}`
  return null
}

function rowOf(bill: Bill, tax: { tdsPaise: number; tdsSection: string } | undefined) {
  return {
    billId: bill.id,
    name: bill.name!.slice(0, 100),
    bankAccount: bill.bankAccount!,
    ifsc: bill.ifsc!,
    amountPaise: bill.balancePaise - (tax?.tdsPaise ?? 0),
    tdsPaise: tax?.tdsPaise ?? 0,
    tdsSection: tax?.tdsSection ?? null,
  }
}

async function drawBankFile({ rows }: ReadScope, id: number): Promise<BankFile> {
  const [file] = await rows<{ skipped: Skipped[] }>(sql`SELECT skipped FROM bank_files WHERE id = ${id}`)
  const payments = await rows<{ id: number; billId: number; number: string; amountPaise: number }>(sql`
    SELECT r.id, r.bill_id AS "billId", b.number, r.amount_paise::float8 AS "amountPaise"
    FROM bank_file_rows r JOIN bills b ON b.id = r.bill_id WHERE r.file_id = ${id} ORDER BY r.id`)
  return {
    id,
    rows: payments.map(({ id: row, ...payment }) => ({ ...payment, reference: bankReference(row) })),
    skipped: file!.skipped,
  }
}
