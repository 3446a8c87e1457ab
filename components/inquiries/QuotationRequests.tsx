'use client'

import { Button } from '@/components/ui/layout/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { Inquiry } from '@/lib/contract/inquiries'
import { displayId } from '@/lib/rules/nouns'
import { inquiryColumns } from './inquiry-columns'
import { OpenInquiries } from './OpenInquiries'
import { QuotedLink } from './QuotedLink'

/** What a supplier can quote on now. */
export function QuotationRequests() {
  const address = useUrlState()
  const find = address.get('find')
  const answer = ({ id, ownQuotationId }: Inquiry) => {
    if (ownQuotationId) return <QuotedLink quotationId={ownQuotationId} />
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
      title="Quotation Requests"
      lead="Inquiries that are open to quoting"
      columns={[...inquiryColumns, { key: 'answer', header: 'Your Quotation', cell: answer }]}
      empty={
        find ? (
          <EmptyState
            plain
            art="search"
            title="No request fits your search"
            text={`None has “${find}” in its id or project name.`}
            action={<Button onClick={() => address.go({ find: null, page: null })}>Clear the search</Button>}
          />
        ) : (
          <EmptyState
            plain
            art="sheet"
            title="No requests right now"
            text="New inquiries stand here as soon as customers submit them. You are told when one fits your approved processes."
          />
        )
      }
    />
  )
}
