'use client'

import Link from 'next/link'
import { useState, type ReactNode } from 'react'
import { Notice } from '@/components/ui/feedback/Notice'
import { lazy } from '@/components/ui/hooks/lazy'
import { Button } from '@/components/ui/controls/Button'
import { Revisions } from '@/components/trade/revisions/Revisions'
import { OnceShown } from '@/components/ui/layout/OnceShown'
import { Section } from '@/components/ui/layout/Section'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useMay } from '@/lib/client/viewer'
import type { InquiryDetail } from '@/lib/contract/trade/inquiries'
import { displayId, linkTo } from '@/lib/terms/nouns'
import { date, dateTime } from '@/lib/terms/format'
import { openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'
import { InquiryDrawer } from './InquiryDrawer'
import { InquiryFacts } from './InquiryFacts'
import { InquiryFiles } from './InquiryFiles'
import { InquiryHistory } from './InquiryHistory'
import { QuotedLink } from './QuotedLink'

const NoQuoteDialog = lazy(() => import('./bidders/NoQuoteDialog'))

type Props = {
  /** Where the quotation is written. */
  form: ReactNode
  /** What is asked about it. */
  questions: ReactNode
}

/** The inquiry that `?inquiry=` names, as a supplier sees it; with `quote=1` the quotation is written above it. */
export function RequestDrawer({ form, questions }: Props) {
  const address = useUrlState()
  const may = useMay()
  const [declines, setDeclines] = useState(false)
  const mayQuote = ({ status, ownQuotationId }: InquiryDetail) =>
    may('quotation.create') && openToQuoting.includes(status) && !ownQuotationId
  const quoting = (inquiry: InquiryDetail) => address.get('quote') === '1' && mayQuote(inquiry)

  const foot = (inquiry: InquiryDetail, onClose: () => void) =>
    quoting(inquiry) ? null : (
      <>
        {inquiry.ownQuotationId && (
          <QuotedLink quotationId={inquiry.ownQuotationId} expired={inquiry.ownQuotationExpired} />
        )}
        <Button onClick={onClose}>Close</Button>
        {mayQuote(inquiry) && !inquiry.declinedAt && (
          <Button variant="outlined" onClick={() => setDeclines(true)}>
            No quote
          </Button>
        )}
        {mayQuote(inquiry) && (
          <Button variant="contained" onClick={() => address.set({ quote: 1 }, { replace: true })}>
            Create Quotation
          </Button>
        )}
        <NoQuoteDialog id={inquiry.id} open={declines} onClose={() => setDeclines(false)} />
      </>
    )

  return (
    <InquiryDrawer
      role="supplier"
      param="inquiry"
      closes={['quote', 'question']}
      gone="It is no longer open for quotes: the customer has decided, or the inquiry was closed."
      foot={foot}
    >
      {(inquiry) => (
        <>
          {inquiry.rfqId && address.get('rfq') !== String(inquiry.rfqId) && (
            <p>
              Line {inquiry.lineNo} of{' '}
              <Link href={linkTo('rfq', inquiry.rfqId, 'supplier')!}>{displayId('rfq', inquiry.rfqId)}</Link>
            </p>
          )}
          {inquiry.repeatOf && (
            <Notice title="Ordered again">
              The customer reorders {displayId('workorder', inquiry.repeatOf)}. You see it up to three days before other
              suppliers.
            </Notice>
          )}
          {inquiry.invitedAt && !inquiry.repeatOf && mayQuote(inquiry) && !inquiry.declinedAt && (
            <Notice tone="decision" title="You are invited to quote">
              Jobwork asked you on {date(inquiry.invitedAt)}
              {inquiry.quoteBy ? `. Quoting closes on ${dateTime(inquiry.quoteBy)}.` : '.'}
            </Notice>
          )}
          {inquiry.sealed && inquiry.quoteBy && (
            <Notice title={`Prices are sealed until ${dateTime(inquiry.quoteBy)}`}>
              Until then nobody else sees your price, not even Jobwork. After it your price stands: the customer can
              accept it, and can’t ask for a lower one.
            </Notice>
          )}
          {inquiry.ownQuotationId && inquiry.ownQuotationExpired && (
            <Notice
              tone="warning"
              title={`Your quotation ${displayId('quotation', inquiry.ownQuotationId)} has expired`}
            >
              The customer can no longer accept it. Revise it to give it a new last day.
            </Notice>
          )}
          {inquiry.declinedAt && (
            <Notice title="You will not quote">
              You said so on {date(inquiry.declinedAt)}. You can still ask or quote.
            </Notice>
          )}
          {/* What is typed stays, though somebody else of the company quotes meanwhile. */}
          {address.get('quote') === '1' && (
            <OnceShown key={inquiry.id} show={mayQuote(inquiry)}>
              <Section title="Create Quotation">{form}</Section>
            </OnceShown>
          )}
          <InquiryFacts inquiry={inquiry} deadline />
          <InquiryFiles inquiry={inquiry} />
          <Revisions of={inquiry} />
          {questions}
          <InquiryHistory inquiry={inquiry} />
        </>
      )}
    </InquiryDrawer>
  )
}
