'use client'

import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'

/** The parts of an admin's payments. */
export function PaymentsTabs() {
  const may = useMay()
  const { data } = useApi('GET /api/receivables', {})
  return (
    <LinkTabs
      label="Payments"
      tabs={[
        { value: 'orders', label: 'Orders' },
        ...(may('invoice.preview') ? [{ value: 'to-invoice', label: 'To invoice', count: data?.toInvoice }] : []),
        { value: 'receivables', label: 'Receivables' },
        { value: 'claims', label: 'Claims', count: data?.claims, tone: data?.claims ? 'danger' : undefined },
        { value: 'returns', label: 'Returns' },
      ]}
    />
  )
}
