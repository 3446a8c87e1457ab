'use client'

import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { ownInvoices } from '../receipts/invoices-list'
import { InvoiceDrawer } from './InvoiceDrawer'
import { OwnFigures } from './OwnFigures'
import { OwnReceiptDrawer } from './OwnReceiptDrawer'
import { OwnReceipts } from './OwnReceipts'
import { StatementButton } from './StatementButton'

/** What a customer owes and has paid: its invoices first, then what it says it has paid, and its statement. */
export function CustomerPayments() {
  const list = useList(ownInvoices)
  return (
    <ListScreen list={list} action={<StatementButton />} above={<OwnFigures />}>
      <OwnReceipts />
      <InvoiceDrawer rows={list.rows} />
      <OwnReceiptDrawer />
    </ListScreen>
  )
}
