import { CustomerPayments } from '@/components/money/payments/customer/CustomerPayments'
import { ownInvoicesQuery, ownReceiptsQuery } from '@/components/money/payments/receipts/query'
import { invoices } from '@/lib/contract/money/invoices'
import { receipts } from '@/lib/contract/money/receipts'
import { receivables } from '@/lib/contract/money/statements'
import { getReceipt, listReceipts } from '@/lib/domain/money/receipts/list-receipts'
import { getReceivables } from '@/lib/domain/money/statements/get-receivables'
import { getInvoice } from '@/lib/domain/money/tax-documents/get-invoice'
import { listInvoices } from '@/lib/domain/money/tax-documents/list-invoices'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Payments' }

export default page(async ({ address, load }) => {
  const { invoice, receipt } = address
  await Promise.all([
    load(receivables.get, getReceivables, {}),
    load(receipts.list, listReceipts, ownReceiptsQuery),
    load(invoices.list, listInvoices, ownInvoicesQuery(address)),
    // A link to an unknown invoice or receipt still shows the list; the drawer has the error.
    invoice && load(invoices.get, getInvoice, { id: invoice }).catch(() => null),
    receipt && load(receipts.get, getReceipt, { id: receipt }).catch(() => null),
  ])
  return <CustomerPayments />
})
