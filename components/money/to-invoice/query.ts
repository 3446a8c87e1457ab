import type { Request } from '@/lib/contract/core/endpoint'
import type { invoices } from '@/lib/contract/money/invoices'

/** Orders to invoice, the first completed on top. */
export const toInvoiceQuery = (a: Record<string, string | undefined>): Request<typeof invoices.toIssue> => ({
  limit: 50,
  q: a.q,
  sort: 'completedDate',
  cursor: a.cursor,
})
