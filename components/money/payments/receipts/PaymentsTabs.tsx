'use client'

import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'

/** The parts of an admin's payments. */
export function PaymentsTabs() {
  const may = useMay()
  const open = useUrlState().get('tab')
  const { data } = useApi('GET /api/receivables', {})
  return (
    <LinkTabs
      label="Payments"
      tabs={[
        { value: 'orders', label: 'Orders' },
        ...(may('invoice.preview') ? [{ value: 'to-invoice', label: 'To invoice', count: data?.toInvoice }] : []),
        ...(data?.irnMissing || open === 'einvoices'
          ? [{ value: 'einvoices', label: 'E-invoices', count: data?.irnMissing }]
          : []),
        { value: 'receivables', label: 'Receivables' },
        { value: 'payables', label: 'Payables' },
        { value: 'claims', label: 'Claims', count: data?.claims, tone: data?.claims ? 'danger' : undefined },
        { value: 'returns', label: 'Returns' },
      ]}
    />
  )
}
