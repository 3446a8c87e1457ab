import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { bankReference } from '../../../rules/money/bank-reference'
import { decimals } from '../../../terms/paise'
import { csvFile, type CsvColumn } from '../../core/csv'
import { command } from '../../core/verb'

type Payment = { id: number; name: string; bankAccount: string; ifsc: string; amountPaise: number }

const columns: CsvColumn<Payment>[] = [
  ['Account', ({ bankAccount }) => bankAccount],
  ['IFSC', ({ ifsc }) => ifsc],
  ['Amount', ({ amountPaise }) => decimals(amountPaise, 2)],
  ['Reference', ({ id }) => bankReference(id)],
  ['Name', ({ name }) => name],
]

/** A file for the bank, with whole account numbers. The audit log keeps who took it. */
export const downloadBankFile = command('payout.downloadBankFile', async (scope, { id }: { id: number }) => {
  const payments = await scope.rows<Payment>(sql`
    SELECT r.id, r.name, r.bank_account AS "bankAccount", r.ifsc, r.amount_paise::float8 AS "amountPaise"
    FROM bank_file_rows r WHERE r.file_id = ${id} ORDER BY r.id`)
  if (!payments.length) throw new Problem('not_found', 'Bank file not found')
  const totalPaise = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  scope.emit('bankfile.downloaded', { fileId: id, payments: payments.length, totalPaise })
  return csvFile(scope.rows, `bank-file-${id}`, columns, oneBatch(payments))
})

async function* oneBatch(rows: Payment[]): AsyncGenerator<Payment[], void> {
  yield rows
}
