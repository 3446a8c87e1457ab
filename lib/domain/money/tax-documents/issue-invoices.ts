import { randomUUID } from 'node:crypto'
import type { Input } from '../../../contract/core/endpoint'
import type { BatchRow, invoices } from '../../../contract/money/invoices'
import { assertMay } from '../../../rules/core/permissions'
import { asBulk, refusalOf } from '../../core/bulk-scope'
import { onceByKey } from '../../core/idempotency'
import { sql } from '../../../infra/db/db'
import { command, query, type OnceVerb } from '../../core/verb'
import { issueOf } from './issue-invoice'
import { ledgerOf } from './ledger'
import { assertNeedsNoLook } from './needs-a-look'

type Batch = Input<typeof invoices.batch>

/** What became of an order, as an Idempotency-Key keeps it. */
type Kept = { workorderId: number; invoiceId: number | null; refused: string | null }

/** Invoices what is left of each order, in transactions of their own, and says what was refused. */
export const issueInvoices: OnceVerb<Batch, BatchRow[]> = Object.assign(
  async (...[viewer, batch, key]: Parameters<OnceVerb<Batch, BatchRow[]>>) => {
    assertMay('invoice.issue', viewer)
    const work = () => issueEach(viewer, batch)
    return toBatchRows(viewer, key && viewer ? await onceByKey(viewer, key, work) : await work())
  },
  { act: 'invoice.issue' as const, once: true as const },
)

const issueEach = query('invoice.issue', async ({ viewer }, { workorderIds }: Batch): Promise<Kept[]> => {
  // A customer of several of them gets one mail.
  const bulk = { id: randomUUID(), owed: new Set<string>(), isRehearsal: false }
  const kept: Kept[] = []
  for (const workorderId of new Set(workorderIds)) {
    let invoiceId: number | null = null
    const refused = await refusalOf(async () => {
      invoiceId = await asBulk(bulk, () => issueRest(viewer, { id: workorderId }))
    })
    kept.push({ workorderId, invoiceId, refused })
  }
  return kept
})

/** Invoices what is left of one order. */
const issueRest = command('invoice.issue', async (scope, { id }: { id: number }) => {
  const issued = await issueOf(scope, id, { kind: 'invoice' }, async (draft) =>
    assertNeedsNoLook(draft.order, await ledgerOf(scope, id), draft.warnings),
  )
  return issued.id
})

type Issued = NonNullable<BatchRow['issued']>

const toBatchRows = query('invoice.issue', async ({ rows }, kept: Kept[]): Promise<BatchRow[]> => {
  const ids = kept.flatMap(({ invoiceId }) => invoiceId ?? [])
  const issued = await rows<Issued>(sql`
    SELECT d.id, d.number, d.total_paise::float8 AS "totalPaise" FROM tax_documents d WHERE d.id = ANY (${ids}::int[])`)
  return kept.map(({ workorderId, invoiceId, refused }) => ({
    workorderId,
    issued: issued.find(({ id }) => id === invoiceId) ?? null,
    refused,
  }))
})
