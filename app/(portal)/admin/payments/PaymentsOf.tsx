'use client'

import { PayoutDrawer } from '@/components/money/payouts/PayoutDrawer'
import { BillDrawer } from '@/components/money/bills/BillDrawer'
import { ClaimsTab } from '@/components/money/payments/receipts/ClaimsTab'
import { PaymentsTabs } from '@/components/money/payments/receipts/PaymentsTabs'
import { ReceiptDrawer } from '@/components/money/payments/receipts/ReceiptDrawer'
import { ReceivableFigures } from '@/components/money/payments/receipts/ReceivableFigures'
import { ToInvoiceTab } from '@/components/money/to-invoice/ToInvoiceTab'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { lazy } from '@/components/ui/hooks/lazy'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { AdminOrderDrawer } from '@/components/desk/workorders/AdminOrderDrawer'
import { OrderUpdate } from '@/components/orders/workorders/drawer/OrderUpdate'

const waiting = () => <TableSkeleton columns={4} />
const EinvoicesTab = lazy(() => import('@/components/money/einvoices/EinvoicesTab'), { ahead: false, waiting })
const PayablesTab = lazy(() => import('@/components/money/bills/PayablesTab'), { ahead: false, waiting })
const ReceivablesTab = lazy(() => import('@/components/money/payments/receipts/ReceivablesTab'), {
  ahead: false,
  waiting,
})
const Returns = lazy(() => import('@/components/money/returns/Returns'), { ahead: false, waiting })

const leads = {
  'to-invoice': 'Deliveries and completed orders that are not invoiced, by customer.',
  einvoices: 'Invoices and notes that count only with an IRN, and have none yet.',
  receivables: 'Unpaid invoices, the oldest debts of each customer, and amounts on account.',
  payables: 'Bills of suppliers. Those with a day by law come first, then those that are due next.',
  claims: 'Payments that customers report. Confirm them once the money is received.',
  returns: 'Returns to file, unpaid bills that cost tax, and files for Tally.',
}

type Props = { tab: keyof typeof leads; maxMb: number }

/** A part of an admin's payments beside the orders: orders to invoice, e-invoices, receivables, payables, claims, returns. */
export function PaymentsOf({ tab, maxMb }: Props) {
  return (
    <Page>
      <PageHeader title="Payments" lead={leads[tab]} />
      <PaymentsTabs />
      {(tab === 'receivables' || tab === 'claims') && <ReceivableFigures />}
      {tab === 'to-invoice' && <ToInvoiceTab />}
      {tab === 'einvoices' && <EinvoicesTab />}
      {tab === 'receivables' && <ReceivablesTab />}
      {tab === 'payables' && <PayablesTab />}
      {tab === 'claims' && <ClaimsTab />}
      {tab === 'returns' && <Returns />}
      <AdminOrderDrawer rows={[]} />
      <OrderUpdate role="admin" rows={[]} maxMb={maxMb} />
      <ReceiptDrawer />
      {(tab === 'payables' || tab === 'returns') && <BillDrawer role="admin" />}
      {tab === 'payables' && <PayoutDrawer role="admin" />}
    </Page>
  )
}
