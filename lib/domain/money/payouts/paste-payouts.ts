import { randomUUID } from 'node:crypto'
import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import { pastDay, Utr } from '../../../contract/core/money-fields'
import { NO_CODE, type PasteRecorded, type PasteRow, type payouts } from '../../../contract/money/payouts'
import { sql } from '../../../infra/db/db'
import { assertMay } from '../../../rules/core/permissions'
import { bankReference, rowOfReference } from '../../../rules/money/bank-reference'
import { isoDay, rupees } from '../../../terms/format'
import { asBulk, refusalOf } from '../../core/bulk-scope'
import { onceByKey } from '../../core/idempotency'
import { command, query, type OnceVerb, type WriteScope } from '../../core/verb'
import { addPayout } from './record-payout'

type Pasted = Input<typeof payouts.paste>

/** What became of a row, as an Idempotency-Key keeps it. */
type Kept = { reference: string; payoutId: number | null; refused: string | null }

/** An admin records what the bank has paid by its file, each row in a transaction of its own, and reads what was refused. */
export const pastePayouts: OnceVerb<Pasted, PasteRecorded[]> = Object.assign(
  async (...[viewer, pasted, key]: Parameters<OnceVerb<Pasted, PasteRecorded[]>>) => {
    assertMay('payout.paste', viewer)
    const work = () => pasteEach(viewer, pasted)
    return toRecorded(viewer, key && viewer ? await onceByKey(viewer, key, work) : await work())
  },
  { act: 'payout.paste' as const, once: true as const },
)

const pasteEach = query('payout.paste', async ({ viewer }, { rows }: Pasted): Promise<Kept[]> => {
  // A supplier of several of them gets one mail.
  const bulk = { id: randomUUID(), owed: new Set<string>(), isRehearsal: false }
  const kept: Kept[] = []
  for (const row of rows) {
    let payoutId: number | null = null
    const refused = await refusalOf(async () => {
      payoutId = await asBulk(bulk, () => pasteOne(viewer, row))
    })
    kept.push({ reference: row.reference.trim(), payoutId, refused })
  }
  return kept
})

const toRecorded = query('payout.paste', async ({ rows }, kept: Kept[]): Promise<PasteRecorded[]> => {
  const ids = kept.flatMap(({ payoutId }) => payoutId ?? [])
  const paid = await rows<NonNullable<PasteRecorded['payout']>>(sql`
    SELECT p.id, p.amount_paise::float8 AS "amountPaise", b.number
    FROM payouts p JOIN bank_file_rows r ON r.payout_id = p.id JOIN bills b ON b.id = r.bill_id WHERE p.id = ANY (${ids}::int[])`)
  return kept.map(({ reference, payoutId, refused }) => ({
    reference,
    payout: paid.find(({ id }) => id === payoutId) ?? null,
    refused,
  }))
})

type Payment = {
  id: number
  billId: number
  amountPaise: number
  tdsPaise: number
  tdsSection: string | null
  payoutUtr: string | null
  payoutId: number | null
}

const pasteOne = command('payout.paste', async (scope, row: PasteRow) => {
  const payment = await findPayment(scope, row.reference)
  const settles = payment.amountPaise + payment.tdsPaise
  const tdsPaise = row.tdsPaise ?? payment.tdsPaise
  const tdsSection = row.tdsSection ?? payment.tdsSection
  if (tdsPaise >= settles) throw new Problem('conflict', `The tax is more than the ${rupees(settles)} of this payment`)
  if (tdsPaise && !tdsSection) throw new Problem('conflict', NO_CODE)
  const form = {
    billIds: [payment.billId],
    advance: false,
    amountPaise: settles - tdsPaise,
    tdsPaise,
    tdsSection,
    mode: 'neft' as const,
    utr: parsed(Utr, row.utr),
    paidOn: row.paidOn ? parsed(pastDay, row.paidOn) : isoDay(Date.now()),
  }
  const id = await addPayout(scope, form)
  const { count } = await scope.tx.bankFileRow.updateMany({
    where: { id: payment.id, payoutId: null },
    data: { payoutId: id },
  })
  if (!count) throw recordedBefore(payment)
  return id
})

async function findPayment({ rows }: WriteScope, reference: string): Promise<Payment> {
  const [payment] = await rows<Payment>(sql`
    SELECT r.id, r.bill_id AS "billId", r.amount_paise::float8 AS "amountPaise", r.tds_paise::float8 AS "tdsPaise",
      r.tds_section AS "tdsSection", p.utr AS "payoutUtr", r.payout_id AS "payoutId"
    FROM bank_file_rows r LEFT JOIN payouts p ON p.id = r.payout_id
    WHERE r.id = ${rowOfReference(reference)}::int`)
  if (!payment) throw new Problem('conflict', `No payment has the reference ${reference.trim() || '(none)'}`)
  if (payment.payoutId) throw recordedBefore(payment)
  return payment
}

const recordedBefore = ({ id, payoutUtr }: Payment) =>
  new Problem('conflict', `${bankReference(id)} is recorded already${payoutUtr ? ` (UTR ${payoutUtr})` : ''}`)

/** A cell in the form of its field; 409 with what is wrong with it. */
function parsed<T>(
  schema: {
    safeParse: (
      value: unknown,
    ) => { success: true; data: T } | { success: false; error: { issues: { message: string }[] } }
  },
  value: string,
): T {
  const found = schema.safeParse(value)
  if (!found.success) throw new Problem('conflict', found.error.issues[0]!.message)
  return found.data
}
