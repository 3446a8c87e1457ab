import type { Request } from '@/lib/contract/core/endpoint'
import type { invoices } from '@/lib/contract/money/invoices'

/** Documents that wait for their IRN, the first issued on top. */
export const einvoicesQuery = (a: Record<string, string | undefined>): Request<typeof invoices.list> => ({
  limit: 50,
  irn: 'missing',
  q: a.q,
  sort: 'id',
  cursor: a.cursor,
})
