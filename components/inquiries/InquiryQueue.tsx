'use client'

import { Button } from '@/components/ui/layout/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FilterSelect } from '@/components/ui/navigation/Filters'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { count } from '@/lib/rules/format'
import { inquiryFlow, openToQuoting } from '@/lib/rules/inquiry-flow'
import { InquiryChip } from './InquiryChip'
import { inquiryColumns } from './inquiry-columns'
import { OpenInquiries } from './OpenInquiries'

const statuses = [
  { value: '', label: 'All open' },
  ...openToQuoting.map((value) => ({ value, label: inquiryFlow.states[value].label })),
]

/** The inquiries for admins; `?inquiries=new` filters those in status New. */
export function InquiryQueue() {
  const address = useUrlState()
  const [find, status] = [address.get('find'), address.get('inquiries')]
  return (
    <OpenInquiries
      title="Open to Quoting"
      lead="Inquiries that suppliers can quote on"
      filter={<FilterSelect label="Status" param="inquiries" options={statuses} />}
      columns={[
        ...inquiryColumns,
        { key: 'status', header: 'Status', badge: true, cell: (i) => <InquiryChip inquiry={i} /> },
        { key: 'quotations', header: 'Quotations', align: 'right', cell: (i) => count(i.quotationCount ?? 0) },
      ]}
      empty={
        <EmptyState
          plain
          art={find ? 'search' : 'sheet'}
          title={find || status ? 'No inquiry fits' : 'No inquiry is open to quoting'}
          text={
            find
              ? `None has “${find}” in its id or project name.`
              : status
                ? 'None has this status now.'
                : 'New inquiries of verified customers stand here.'
          }
          action={
            (find || status) && (
              <Button onClick={() => address.go({ find: null, inquiries: null, page: null })}>Show all</Button>
            )
          }
        />
      }
    />
  )
}
