'use client'

import { EmptyState } from '@/components/ui/EmptyState'
import { useAddress } from '@/components/ui/useAddress'
import { count } from '@/lib/rules/format'
import { InquiryChip } from './InquiryChip'
import { inquiryColumns } from './inquiry-columns'
import { OpenInquiries } from './OpenInquiries'

/** The inquiries that an admin keeps moving. */
export function InquiryQueue() {
  const find = useAddress().get('find')
  return (
    <OpenInquiries
      title="Open to Quoting"
      lead="Inquiries that suppliers can quote on"
      columns={[
        ...inquiryColumns,
        { key: 'status', header: 'Status', cell: (i) => <InquiryChip inquiry={i} /> },
        { key: 'quotations', header: 'Quotations', align: 'right', cell: (i) => count(i.quotationCount ?? 0) },
      ]}
      empty={
        <EmptyState
          plain
          art={find ? 'search' : 'sheet'}
          title={find ? 'No inquiry fits your search' : 'No inquiry is open to quoting'}
          text={
            find ? `None has “${find}” in its id or project name.` : 'New inquiries of verified customers stand here.'
          }
        />
      }
    />
  )
}
