import type { Request } from '@/lib/contract/core/endpoint'
import type { invoices } from '@/lib/contract/money/invoices'
import type { receipts } from '@/lib/contract/money/receipts'

type Address = Record<string, string | undefined>

const shown = ['claimed', 'received', 'ended'] as const

/** The receipts of the open choice: what waits first, the oldest on top. */
export const claimsQuery = (a: Address): Request<typeof receipts.list> => {
  const status = shown.find((one) => one === a.show) ?? 'claimed'
  return { limit: 50, counts: 'true', status, q: a.q, sort: status === 'claimed' ? 'id' : '-id', cursor: a.cursor }
}

/** Invoices that are not paid, or those of them that are overdue. */
export const receivablesQuery = (a: Address): Request<typeof invoices.list> => ({
  limit: 50,
  status: a.show === 'overdue' ? 'overdue' : 'open',
  q: a.q,
  cursor: a.cursor,
})

/** The own receipts of a customer, the newest first. */
export const ownReceiptsQuery: Request<typeof receipts.list> = { limit: 50 }

/** The own invoices and notes of a customer, the newest first. */
export const ownInvoicesQuery = (a: Address): Request<typeof invoices.list> => ({
  limit: 50,
  status: (['open', 'overdue', 'paid'] as const).find((one) => one === a.tab),
  q: a.q,
  cursor: a.cursor,
})
