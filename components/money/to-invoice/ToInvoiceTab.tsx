'use client'

import { lazy } from '@/components/ui/hooks/lazy'
import { Stack } from '@/components/ui/layout/Stack'
import { useSelection } from '@/components/ui/list/useSelection'
import { ListParts } from '@/components/ui/screen/ListParts'
import { useList } from '@/components/ui/screen/useList'
import { useMay } from '@/lib/client/viewer'
import { BATCH_MAX } from '@/lib/terms/invoice-batch'
import { CustomerToInvoice } from './CustomerToInvoice'
import { toInvoice } from './to-invoice-list'

const BatchBar = lazy(() => import('./BatchBar'), { ahead: false })

/** Deliveries and completed orders to invoice, by customer: one by one or many at once. */
export function ToInvoiceTab() {
  const may = useMay()
  const list = useList(toInvoice)
  const selection = useSelection<string>(JSON.stringify({ ...list.query, cursor: undefined }), BATCH_MAX)
  const customers = list.rows.length > 0 && (
    <Stack gap="large">
      {list.rows.map((customer) => (
        <CustomerToInvoice
          key={customer.id}
          customer={customer}
          selection={may('invoice.issue') ? selection : undefined}
        />
      ))}
    </Stack>
  )
  const bar = selection.chosen.size > 0 && <BatchBar selection={selection} customers={list.rows} />
  return <ListParts list={{ ...list, bulk: { picks: undefined, bar } }} cards={customers || undefined} />
}
