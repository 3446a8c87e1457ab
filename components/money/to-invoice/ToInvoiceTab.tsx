'use client'

import { lazy } from '@/components/ui/hooks/lazy'
import { useSelection } from '@/components/ui/list/useSelection'
import { ListParts } from '@/components/ui/screen/ListParts'
import { useList } from '@/components/ui/screen/useList'
import { useMay } from '@/lib/client/viewer'
import { BATCH_MAX } from '@/lib/terms/invoice-batch'
import type { OrderToInvoice } from '@/lib/contract/money/invoices'
import { rupees } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { toInvoice } from './to-invoice-list'

const BatchBar = lazy(() => import('./BatchBar'), { ahead: false })

/** An order with what its invoice comes to: WO-0012, ₹1,18,000.00. */
const choiceOf = ({ id, totalPaise }: OrderToInvoice) => ({
  id,
  name: [displayId('workorder', id), totalPaise !== null && rupees(totalPaise)].filter(Boolean).join(', '),
})

/** Completed orders to invoice, one by one or many at once. */
export function ToInvoiceTab() {
  const may = useMay()
  const list = useList(toInvoice)
  const selection = useSelection(JSON.stringify({ ...list.query, cursor: undefined }), BATCH_MAX)
  const bulk = {
    picks: may('invoice.issue') ? { selection, choiceOf } : undefined,
    bar: selection.chosen.size > 0 && (
      <BatchBar selection={selection} listing={list.listing} query={list.query} choiceOf={choiceOf} />
    ),
  }
  return <ListParts list={{ ...list, bulk }} />
}
