'use client'

import { Team } from '@/components/core/team/Team'
import { lazy } from '@/components/ui/hooks/lazy'
import { Button } from '@/components/ui/controls/Button'
import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import { useRecord } from '@/components/ui/record/useRecord'
import { Section } from '@/components/ui/layout/Section'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { NdaOfInquiry } from '@/components/trade/nda/NdaOfInquiry'
import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { displayId } from '@/lib/terms/nouns'
import { CreateWorkorderLink } from './CreateWorkorderLink'
import { Bargain } from './bargain/Bargain'
import { RequoteButton } from './bargain/RequoteButton'
import { QuotationFiles } from './terms/QuotationFiles'
import { CompareLink } from './compare/CompareLink'
import { QuotationChip } from './QuotationChip'
import { QuotationFacts } from './QuotationFacts'
import { QuotationActions } from './QuotationActions'
import { ExpiredNotice } from './ExpiredNotice'
import { isExpired } from './offers'
import { SubmitAgainLink } from './SubmitAgainLink'
import { ToConfirm } from './bargain/ToConfirm'
import { useQuotations } from './useQuotations'

// The form is a supplier's alone. What waits for it is as high as a screen, so that nothing in sight moves.
const ReviseQuotation = lazy(() => import('./terms/ReviseQuotation'), { waiting: () => <Bone height={1_000} /> })

// So are these. What waits for them is as high as their buttons.
const SupplierActions = lazy(() => import('./bargain/SupplierActions'), {
  waiting: () => <Bone width={120} height={36} />,
})

// A quotation that was never revised needs none.
const Versions = lazy(() => import('./terms/Versions'))

type Props = {
  role: Role
  /** The account whose draft is kept, for suppliers. */
  viewerId?: number
  /** The limit of an attachment that is in force, for suppliers. */
  maxMb?: number
  /** Over another screen than that of quotations: no list of them stands behind it. */
  apart?: true
}

/** What its reader decides here: this price for these parts, yes or no. The quotation that `?id=` names; the decision sticks to the foot. */
export function QuotationDrawer({ role, viewerId = 0, maxMb = 0, apart }: Props) {
  const address = useUrlState()
  const rows = useQuotations(!apart).data?.items
  const record = useRecord('id', 'GET /api/quotations/{id}', { rows, closes: ['revise'] })
  const revising = role === 'supplier' && address.get('revise') === '1'
  return (
    <RecordDrawer
      record={record}
      noun="quotation"
      idOf={(id) => displayId('quotation', id)}
      tab={({ id, projectName }) => `${displayId('quotation', id)} ${projectName}`}
      title={({ projectName }) => projectName}
      untitled="Quotation"
      sheet={({ id }) => `Quotation ${displayId('quotation', id)}`}
      status={(quotation) => <QuotationChip quotation={quotation} size="medium" />}
      foot={(quotation) =>
        !revising && <Foot key={quotation.id} quotation={quotation} role={role} onClose={record.close} />
      }
      gone="It doesn’t exist, or you don’t have access to it."
    >
      {(quotation) => (
        <>
          <ToConfirm quotation={quotation} role={role} />
          <Bargain quotation={quotation} role={role} />
          {revising && record.whole && (
            <ReviseQuotation key={quotation.version} quotation={record.whole} viewerId={viewerId} maxMb={maxMb} />
          )}
          <ExpiredNotice quotation={quotation} role={role} />
          <QuotationFacts quotation={quotation} role={role} />
          {role !== 'supplier' && !apart && <CompareLink quotation={quotation} role={role} />}
          {role === 'supplier' && record.whole?.nda && (
            <Section plain title="NDA">
              <NdaOfInquiry inquiryId={quotation.inquiryId} nda={record.whole.nda} />
            </Section>
          )}
          {record.whole && <QuotationFiles quotation={record.whole} />}
          {record.whole && record.whole.versions.length > 0 && <Versions versions={record.whole.versions} />}
          {role === 'admin' && <Team of="quotation" id={quotation.id} />}
        </>
      )}
    </RecordDrawer>
  )
}

type FootProps = { quotation: Quotation; role: Role; onClose: () => void }

function Foot({ quotation, role, onClose }: FootProps) {
  if (role === 'supplier') return <SupplierActions quotation={quotation} onClose={onClose} />
  return (
    <QuotationActions
      quotation={quotation}
      role={role}
      onDone={onClose}
      otherwise={<Otherwise quotation={quotation} role={role} onClose={onClose} />}
    />
  )
}

/** What follows where nothing is left to decide. */
function Otherwise({ quotation, role, onClose }: FootProps) {
  if (role === 'admin' && quotation.status === 'accepted') return <CreateWorkorderLink quotation={quotation} />
  if (role === 'customer' && isExpired(quotation)) {
    return (
      <>
        <SubmitAgainLink quotation={quotation} />
        <RequoteButton quotation={quotation} />
      </>
    )
  }
  return <Button onClick={onClose}>Close</Button>
}
