'use client'

import { Button } from '@/components/ui/controls/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FilterSelect } from '@/components/ui/filters/Filters'
import { assign } from '@/components/core/team/assign'
import type { BulkAct } from '@/components/ui/list/bulk-act'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { call } from '@/lib/client/call'
import { count } from '@/lib/terms/format'
import { inquiryFlow, openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'
import { InquiryChip } from './InquiryChip'
import { inquiryColumns } from './inquiry-columns'
import { OpenInquiries } from './OpenInquiries'
import { onceEach, processChoices } from './query'

const statuses = [
  { value: '', label: 'All open' },
  ...openToQuoting.map((value) => ({ value, label: inquiryFlow.states[value].label })),
  { value: 'no-process', label: 'Without a process' },
  { value: 'no-quotation', label: 'No quotation for 2 days' },
]

const processes = () =>
  call('GET /api/processes', { ...processChoices, status: 'approved' }).then(({ items }) => onceEach(items))

const acts: BulkAct[] = [
  assign('inquiry'),
  {
    act: 'inquiry.process',
    label: 'Set process',
    of: 'Set process of',
    done: 'updated',
    question: {
      name: 'processId',
      label: 'Process',
      help: 'Suppliers that offer it are notified.',
      options: processes,
    },
  },
]

/** The inquiries for admins; `?inquiries=new` filters those in status New. */
export function InquiryQueue() {
  const address = useUrlState()
  const [find, status] = [address.get('find'), address.get('inquiries')]
  return (
    <OpenInquiries
      role="admin"
      title="Open to Quoting"
      lead="Inquiries that suppliers can quote on"
      acts={acts}
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
          title={find || status ? 'No matching inquiry' : 'No inquiry is open to quoting'}
          text={
            find
              ? `None has “${find}” in its id or project name.`
              : status
                ? 'None has this status now.'
                : 'New inquiries of verified customers appear here.'
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
