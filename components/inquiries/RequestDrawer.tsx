'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { Revisions } from '@/components/revisions/Revisions'
import { idIn } from '@/components/ui/navigation/search-params'
import { Section } from '@/components/ui/layout/Section'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useMay } from '@/lib/client/viewer'
import type { InquiryDetail } from '@/lib/contract/inquiries'
import { openToQuoting } from '@/lib/rules/flows/inquiry-flow'
import { InquiryDrawer } from './InquiryDrawer'
import { InquiryFacts } from './InquiryFacts'
import { InquiryFiles } from './InquiryFiles'
import { InquiryHistory } from './InquiryHistory'
import { QuotedLink } from './QuotedLink'

type Props = {
  /** Where the quotation is written. */
  form: ReactNode
  /** What is asked about it. */
  questions: ReactNode
}

/** The inquiry that `?inquiry=` names, as a supplier sees it; with `quote=1` the quotation is written above it. */
export function RequestDrawer({ form, questions }: Props) {
  const address = useUrlState()
  const close = () => address.set({ inquiry: null, quote: null, question: null })
  const may = useMay()
  const mayQuote = ({ status, ownQuotationId }: InquiryDetail) =>
    may('quotation.create') && openToQuoting.includes(status) && !ownQuotationId
  const quoting = (inquiry: InquiryDetail) => address.get('quote') === '1' && mayQuote(inquiry)

  const foot = (inquiry: InquiryDetail) =>
    quoting(inquiry) ? null : (
      <>
        {inquiry.ownQuotationId && <QuotedLink quotationId={inquiry.ownQuotationId} />}
        <Button onClick={close}>Close</Button>
        {mayQuote(inquiry) && (
          <Button variant="contained" onClick={() => address.set({ quote: 1 }, { replace: true })}>
            Create Quotation
          </Button>
        )}
      </>
    )

  return (
    <InquiryDrawer
      id={idIn(address.get('inquiry'))}
      onClose={close}
      gone="It is no longer open for quotes: the customer has decided, or the inquiry was closed."
      foot={foot}
    >
      {(inquiry) => (
        <>
          {quoting(inquiry) && <Section title="Create Quotation">{form}</Section>}
          <InquiryFacts inquiry={inquiry} />
          <InquiryFiles inquiry={inquiry} />
          <Revisions of={inquiry} />
          {questions}
          <InquiryHistory inquiry={inquiry} />
        </>
      )}
    </InquiryDrawer>
  )
}
