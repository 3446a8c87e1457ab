'use client'

import { lazy } from '@/components/ui/hooks/lazy'
import { OthersRead } from '@/components/ui/record/OthersRead'
import { Columns3 } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Revisions } from '@/components/trade/revisions/Revisions'
import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import buttons from '@/components/ui/controls/buttons.module.css'
import { Notice } from '@/components/ui/feedback/Notice'
import { useMay } from '@/lib/client/viewer'
import { inquiryEnded, openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'
import { Bidders } from './bidders/Bidders'
import { Quoting } from './quoting/Quoting'
import { InquiryDrawer } from './InquiryDrawer'
import { InquiryFacts } from './InquiryFacts'
import { InquiryFiles } from './InquiryFiles'
import { InquiryHistory } from './InquiryHistory'

const DrawingReaders = lazy(() => import('./DrawingReaders'))

/** The customer's own inquiry that `?id=` names. */
export function OwnInquiryDrawer({ questions }: { /** What suppliers ask about it. */ questions: ReactNode }) {
  const may = useMay()
  return (
    <InquiryDrawer
      param="id"
      closes={['question']}
      gone="It doesn’t exist, or you don’t have access to it."
      foot={(inquiry, onClose) => (
        <>
          {may('inquiry.revise') && !inquiryEnded.includes(inquiry.status) && (
            <LinkButton href={`/customer/inquiries?revise=${inquiry.id}`}>Revise</LinkButton>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      )}
    >
      {(inquiry) => (
        <>
          {inquiry.held && openToQuoting.includes(inquiry.status) && (
            <Notice tone="warning" title="Held: suppliers don’t see it">
              We show this inquiry to suppliers while your account is verified and not suspended.
            </Notice>
          )}
          {!!inquiry.quotationCount && !inquiry.pricesSealed && (
            <Link href={`/customer/quotations?compare=${inquiry.id}`} className={buttons.way}>
              <Columns3 size={18} aria-hidden />
              {inquiry.quotationCount === 1 ? 'See its quotation' : `Compare its ${inquiry.quotationCount} quotations`}
            </Link>
          )}
          <InquiryFacts inquiry={inquiry} />
          <OthersRead readers="Suppliers" texts={inquiry.othersRead} />
          <InquiryFiles inquiry={inquiry} />
          <Quoting key={inquiry.id} inquiry={inquiry} role="customer" />
          <Revisions of={inquiry} />
          {questions}
          <Bidders id={inquiry.id} />
          <InquiryHistory inquiry={inquiry} />
          {/* It loads after the rest, so it stands last and moves nothing. */}
          <DrawingReaders inquiry={inquiry} />
        </>
      )}
    </InquiryDrawer>
  )
}

/** Nobody reads its quotations yet. */
