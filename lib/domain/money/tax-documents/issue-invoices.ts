import { randomUUID } from 'node:crypto'
import type { Input } from '../../../contract/core/endpoint'
import type { BatchRow, invoices } from '../../../contract/money/invoices'
import { assertMay } from '../../../rules/core/permissions'
import { asBulk, refusalOf } from '../../core/bulk-scope'
import { onceByKey } from '../../core/idempotency'
import { sql, type Rows } from '../../../infra/db/db'
import { command, query, type OnceVerb } from '../../core/verb'
import { looseInvoiceOf } from '../../facts/shipment-invoices'
import { issueOf } from './issue-invoice'
import { ledgerOf } from './ledger'
import { assertIsNotLoose, assertNeedsNoLook, assertNoDelivery } from './needs-a-look'
import { deliveriesToInvoice } from './to-invoice'

type Batch = Input<typeof invoices.batch>

/** What one invoice is for: what is left of an order, or its pieces in a shipment. */
type Asked = { workorderId: number; shipmentId: number | null }
/** What became of it, as an Idempotency-Key keeps it. */
type Kept = Asked & { invoiceId: number | null; refused: string | null }

/** Invoices deliveries and what is left of orders, in transactions of their own, and says what was refused. */
export const issueInvoices: OnceVerb<Batch, BatchRow[]> = Object.assign(
  async (...[viewer, batch, key]: Parameters<OnceVerb<Batch, BatchRow[]>>) => {
    assertMay('invoice.issue', viewer)
    const work = () => issueEach(viewer, batch)
    return toBatchRows(viewer, key && viewer ? await onceByKey(viewer, key, work) : await work())
  },
  { act: 'invoice.issue' as const, once: true as const },
)

const issueEach = query('invoice.issue', async ({ viewer }, batch: Batch): Promise<Kept[]> => {
  // A customer of several of them gets one mail.
  const bulk = { id: randomUUID(), owed: new Set<string>(), isRehearsal: false }
  const kept: Kept[] = []
  for (const asked of askedOf(batch)) {
    let invoiceId: number | null = null
    const refused = await refusalOf(async () => {
      invoiceId = await asBulk(bulk, () => issueOne(viewer, asked))
    })
    kept.push({ ...asked, invoiceId, refused })
  }
  return kept
})

/** Each once. Deliveries in the order in which they were packed, then orders: their rest is what no delivery has. */
function askedOf({ deliveries, workorderIds }: Batch): Asked[] {
  const keyOf = ({ shipmentId, workorderId }: Asked) => `${shipmentId} ${workorderId}`
  const packed = deliveries.toSorted((a, b) => a.shipmentId - b.shipmentId || a.workorderId - b.workorderId)
  const asked: Asked[] = [...packed, ...workorderIds.map((workorderId) => ({ workorderId, shipmentId: null }))]
  return [...new Map(asked.map((one) => [keyOf(one), one])).values()]
}

/** Invoices the pieces of a delivery, or what is left of an order. */
const issueOne = command('invoice.issue', async (scope, { workorderId, shipmentId }: Asked) => {
  const issued = await issueOf(scope, workorderId, { kind: 'invoice', shipmentId }, async (draft) => {
    assertNeedsNoLook(draft.order, await ledgerOf(scope, workorderId), draft.warnings)
    if (shipmentId) assertIsNotLoose(await looseInvoice(scope.rows, workorderId))
    else assertNoDelivery((await deliveriesToInvoice(scope.rows, [workorderId])).get(workorderId))
  })
  return issued.id
})

async function looseInvoice(rows: Rows, workorderId: number): Promise<string | null> {
  const [found] = await rows<{ number: string | null }>(sql`SELECT ${looseInvoiceOf(sql`${workorderId}`)} AS number`)
  return found!.number
}

type Issued = NonNullable<BatchRow['issued']>

const toBatchRows = query('invoice.issue', async ({ rows }, kept: Kept[]): Promise<BatchRow[]> => {
  const ids = kept.flatMap(({ invoiceId }) => invoiceId ?? [])
  const issued = await rows<Issued>(sql`
    SELECT d.id, d.number, d.total_paise::float8 AS "totalPaise" FROM tax_documents d WHERE d.id = ANY (${ids}::int[])`)
  return kept.map(({ workorderId, shipmentId, invoiceId, refused }) => ({
    workorderId,
    // A key of before deliveries has none.
    shipmentId: shipmentId ?? null,
    issued: issued.find(({ id }) => id === invoiceId) ?? null,
    refused,
  }))
})
