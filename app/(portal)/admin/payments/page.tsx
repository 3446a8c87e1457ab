import { PaymentsLedger } from '@/app/(portal)/admin/payments/PaymentsLedger'
import { PaymentsOf } from '@/app/(portal)/admin/payments/PaymentsOf'
import { payablesQuery } from '@/components/money/bills/query'
import { lastPayoutsQuery } from '@/components/money/payouts/query'
import { claimsQuery, receivablesQuery } from '@/components/money/payments/receipts/query'
import { einvoicesQuery } from '@/components/money/einvoices/query'
import { toInvoiceQuery } from '@/components/money/to-invoice/query'
import { returnQuery } from '@/components/money/returns/query'
import { ledgerQuery, paymentsQuery } from '@/components/orders/workorders/query'
import { bills } from '@/lib/contract/money/bills'
import { invoices } from '@/lib/contract/money/invoices'
import { payouts } from '@/lib/contract/money/payouts'
import { receipts } from '@/lib/contract/money/receipts'
import { returns } from '@/lib/contract/money/returns'
import { ageing, receivables } from '@/lib/contract/money/statements'
import { payments } from '@/lib/contract/money/payments'
import { views } from '@/lib/contract/desk/views'
import { workorders } from '@/lib/contract/orders/workorders'
import { getBill, listBills } from '@/lib/domain/money/bills/list-bills'
import { getPayments } from '@/lib/domain/money/payments/get-payments'
import { getPayout, listPayouts } from '@/lib/domain/money/payouts/list-payouts'
import { getReceipt, listReceipts } from '@/lib/domain/money/receipts/list-receipts'
import { returnOverview } from '@/lib/domain/money/returns/return-overview'
import { getAgeing } from '@/lib/domain/money/statements/get-ageing'
import { getReceivables } from '@/lib/domain/money/statements/get-receivables'
import { listInvoices } from '@/lib/domain/money/tax-documents/list-invoices'
import { listCustomersToInvoice } from '@/lib/domain/money/tax-documents/list-customers-to-invoice'
import { listViews } from '@/lib/domain/desk/views/list-views'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { fileLimits } from '@/lib/http/handler/file-limits'
import { page } from '@/lib/http/page'
import { may } from '@/lib/rules/core/permissions'

export const metadata = { title: 'Payments' }

export default page(async ({ viewer, address, load }) => {
  const { tab, id, receipt, bill, payout } = address
  await Promise.all([
    load(receivables.get, getReceivables, {}),
    // A link to an unknown order or receipt still shows the list; the drawer has the error.
    id && load(workorders.get, getWorkorder, { id }).catch(() => null),
    receipt && load(receipts.get, getReceipt, { id: receipt }).catch(() => null),
    bill && load(bills.get, getBill, { id: bill }).catch(() => null),
    payout && load(payouts.get, getPayout, { id: payout }).catch(() => null),
  ])
  const maxMb = fileLimits().workorder
  if (tab === 'to-invoice' && may('invoice.preview', viewer)) {
    await load(invoices.toIssue, listCustomersToInvoice, toInvoiceQuery(address))
    return <PaymentsOf tab="to-invoice" maxMb={maxMb} />
  }
  if (tab === 'einvoices') {
    await load(invoices.list, listInvoices, einvoicesQuery(address))
    return <PaymentsOf tab="einvoices" maxMb={maxMb} />
  }
  if (tab === 'receivables') {
    await Promise.all([load(invoices.list, listInvoices, receivablesQuery(address)), load(ageing.get, getAgeing, {})])
    return <PaymentsOf tab="receivables" maxMb={maxMb} />
  }
  if (tab === 'payables') {
    await Promise.all([
      load(bills.list, listBills, payablesQuery(address)),
      load(payouts.list, listPayouts, lastPayoutsQuery),
      load(ageing.get, getAgeing, { side: 'suppliers' }),
    ])
    return <PaymentsOf tab="payables" maxMb={maxMb} />
  }
  if (tab === 'claims') {
    await load(receipts.list, listReceipts, claimsQuery(address))
    return <PaymentsOf tab="claims" maxMb={maxMb} />
  }
  if (tab === 'returns') {
    await load(returns.overview, returnOverview, returnQuery(address))
    return <PaymentsOf tab="returns" maxMb={maxMb} />
  }
  await Promise.all([
    load(views.list, listViews, { list: 'payments' }),
    load(workorders.list, listWorkorders, ledgerQuery(address)),
    load(payments.get, getPayments, paymentsQuery(address)),
  ])
  return <PaymentsLedger maxMb={maxMb} />
})
