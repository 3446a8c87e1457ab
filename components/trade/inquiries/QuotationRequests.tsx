'use client'

import { Button } from '@/components/ui/controls/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FilterSelect } from '@/components/ui/filters/Filters'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useMay } from '@/lib/client/viewer'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { displayId } from '@/lib/terms/nouns'
import { inquiryColumns } from './inquiry-columns'
import { OpenInquiries } from './OpenInquiries'
import { QuotedLink } from './QuotedLink'

const choices = [
  { value: '', label: 'All open' },
  { value: 'no-quotation', label: 'Not quoted yet' },
]

const whose = [
  { value: '', label: 'All processes' },
  { value: 'true', label: 'My processes' },
]

/** All that a supplier can quote on now: first what fits its approved processes. */
export function QuotationRequests() {
  const address = useUrlState()
  const find = address.get('find')
  const may = useMay()
  const answer = ({ id, ownQuotationId, ownQuotationExpired }: Inquiry) => {
    if (ownQuotationId) return <QuotedLink quotationId={ownQuotationId} expired={ownQuotationExpired} />
    if (!may('quotation.create')) return null
    return (
      <Button
        size="small"
        aria-label={`Create Quotation for ${displayId('inquiry', id)}`}
        onClick={() => address.set({ inquiry: id, quote: 1 })}
      >
        Create Quotation
      </Button>
    )
  }
  return (
    <OpenInquiries
      role="supplier"
      title="Quotation Requests"
      lead="Inquiries that are open to quoting, first those for your processes"
      filter={
        <>
          <FilterSelect label="Show" param="inquiries" options={choices} />
          <FilterSelect label="Process" param="fits" options={whose} />
        </>
      }
      columns={[...inquiryColumns, { key: 'answer', header: 'Your quotation', cell: answer, noCardLabel: true }]}
      empty={
        find ? (
          <EmptyState
            plain
            art="search"
            title="No matching requests"
            text={`None has “${find}” in its id or project name.`}
            action={<Button onClick={() => address.go({ find: null, page: null })}>Clear search</Button>}
          />
        ) : (
          <EmptyState
            plain
            art="sheet"
            title="No requests right now"
            text="New inquiries of verified customers appear here. We’ll tell you when one matches your approved processes."
          />
        )
      }
    />
  )
}
