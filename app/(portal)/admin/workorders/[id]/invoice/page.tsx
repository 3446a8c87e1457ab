import { IssuePage } from '@/components/money/invoices/IssuePage'
import { invoices } from '@/lib/contract/money/invoices'
import { orderTerms } from '@/lib/contract/money/terms'
import { workorders } from '@/lib/contract/orders/workorders'
import { getTerms } from '@/lib/domain/money/order-terms/get-terms'
import { listInvoices } from '@/lib/domain/money/tax-documents/list-invoices'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { page } from '@/lib/http/page'
import { assertMay } from '@/lib/rules/core/permissions'

export const metadata = { title: 'Issue document' }

/** Issues an invoice of an order, or the document of `?kind=`; `?against=` names the invoice that a note changes. */
export default page(async ({ viewer, params, load }) => {
  assertMay('invoice.issue', viewer)
  const { id } = await load(workorders.get, getWorkorder, { id: params.id })
  await Promise.all([
    load(orderTerms.get, getTerms, { id: String(id) }),
    load(invoices.list, listInvoices, { workorderId: id, limit: 100 }),
  ])
  return <IssuePage id={id} />
})
