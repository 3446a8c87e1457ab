import type { Request } from '@/lib/contract/core/endpoint'
import type { invoices } from '@/lib/contract/money/invoices'
import { CUSTOMERS_ON_A_PAGE } from '@/lib/terms/invoice-batch'

/** Customers with something to invoice; on top the one that has waited longest. */
export const toInvoiceQuery = (a: Record<string, string | undefined>): Request<typeof invoices.toIssue> => ({
  limit: CUSTOMERS_ON_A_PAGE,
  q: a.q,
  sort: 'since',
  cursor: a.cursor,
})
