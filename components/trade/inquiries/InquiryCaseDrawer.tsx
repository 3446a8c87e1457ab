'use client'

import type { ReactNode } from 'react'
import { Team } from '@/components/core/team/Team'
import { OthersRead } from '@/components/ui/record/OthersRead'
import { Revisions } from '@/components/trade/revisions/Revisions'
import { noComparison } from '@/components/ui/filters/search-params'
import { Notice } from '@/components/ui/feedback/Notice'
import { lazy } from '@/components/ui/hooks/lazy'
import { Section } from '@/components/ui/layout/Section'
import { openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'
import { Bidders } from './bidders/Bidders'
import { Invitations } from '@/components/trade/invitations/Invitations'
import { Quoting } from './quoting/Quoting'
import { InquiryDrawer } from './InquiryDrawer'
import { InquiryFacts } from './InquiryFacts'
import { InquiryFiles } from './InquiryFiles'
import { InquiryHistory } from './InquiryHistory'
import { InquiryProcess } from './InquiryProcess'
import { InquiryActions } from './InquiryActions'

const DrawingReaders = lazy(() => import('./DrawingReaders'))

type Props = {
  /** Its quotations side by side. */
  comparison: ReactNode
  /** What is asked about it. */
  questions: ReactNode
}

/** The inquiry that `?inquiry=` names with all that belongs to it, and what an admin does with it. */
export function InquiryCaseDrawer({ comparison, questions }: Props) {
  return (
    <InquiryDrawer
      wide
      param="inquiry"
      closes={['question', 'invite', ...Object.keys(noComparison)]}
      gone="There is no inquiry with this number."
      foot={(inquiry, onClose) => <InquiryActions key={inquiry.id} inquiry={inquiry} onClose={onClose} />}
    >
      {(inquiry) => (
        <>
          {inquiry.held && openToQuoting.includes(inquiry.status) && (
            <Notice tone="warning" title="Held: suppliers don’t see it">
              They see this inquiry while {inquiry.customerName} is verified and not suspended.
            </Notice>
          )}
          {/* Each key is another one: of two siblings with one key React would leave the first behind. */}
          <InquiryProcess key={`process ${inquiry.id}`} inquiry={inquiry} />
          <Section plain title="Quotations">
            {comparison}
          </Section>
          <Invitations key={`invitations ${inquiry.id}`} inquiry={inquiry} />
          <InquiryFacts inquiry={inquiry} />
          <OthersRead readers="Suppliers" texts={inquiry.othersRead} />
          <InquiryFiles inquiry={inquiry} />
          <Quoting key={`quoting ${inquiry.id}`} inquiry={inquiry} role="admin" />
          <Revisions of={inquiry} />
          {questions}
          <Bidders id={inquiry.id} />
          <InquiryHistory inquiry={inquiry} />
          {/* They load after the rest, so they stand last and move nothing. */}
          <Team of="inquiry" id={inquiry.id} ownerId={inquiry.ownerId} ownerName={inquiry.ownerName} />
          <DrawingReaders inquiry={inquiry} />
        </>
      )}
    </InquiryDrawer>
  )
}
