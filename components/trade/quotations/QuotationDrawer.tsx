'use client'

import type { ReactNode } from 'react'
import { Team } from '@/components/core/team/Team'
import { lazy } from '@/components/ui/hooks/lazy'
import { Button } from '@/components/ui/controls/Button'
import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { EntityId } from '@/components/ui/data/EntityId'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { Role } from '@/lib/contract/people/account'
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
import { SupplierActions } from './bargain/SupplierActions'
import { ToConfirm } from './bargain/ToConfirm'
import { useOpenQuotation } from './useQuotations'

// The form is a supplier's alone. What waits for it is as high as a screen, so that nothing in sight moves.
const ReviseQuotation = lazy(() => import('./terms/ReviseQuotation'), { waiting: () => <Bone height={1_000} /> })

// A quotation that was never revised needs none.
const Versions = lazy(() => import('./terms/Versions'))

/** What its reader decides here: this price for these parts, yes or no. The quotation that `?id=` names; the decision sticks to the foot. */
export function QuotationDrawer({
  role,
  viewerId,
  maxMb = 0,
}: {
  role: Role
  /** The account whose draft is kept. */ viewerId: number
  /** The limit of an attachment that is in force, for suppliers. */ maxMb?: number
}) {
  const address = useUrlState()
  const { id, quotation, detail } = useOpenQuotation()
  useTabTitle(id && quotation ? `${displayId('quotation', id)} ${quotation.projectName}` : null)
  const close = () => address.set({ id: null, revise: null })
  const closing = <Button onClick={close}>Close</Button>
  const frame = (title: string, body: ReactNode, foot: ReactNode = closing, status?: ReactNode, sheet?: string) => (
    <DetailDrawer
      open={id !== null}
      onClose={close}
      label={id && <EntityId>{displayId('quotation', id)}</EntityId>}
      title={title}
      sheet={sheet}
      status={status}
      foot={foot}
    >
      {body}
    </DetailDrawer>
  )

  if (quotation === null) return frame('Quotation not found', <p>It doesn’t exist, or you don’t have access to it.</p>)
  if (!quotation) return frame('Quotation', <Loading />)
  const workorder = role === 'admin' && quotation.status === 'accepted' && <CreateWorkorderLink quotation={quotation} />
  const revising = role === 'supplier' && address.get('revise') === '1'
  return frame(
    quotation.projectName,
    <>
      <ToConfirm quotation={quotation} role={role} />
      <Bargain quotation={quotation} role={role} />
      {revising && detail && (
        <ReviseQuotation key={quotation.version} quotation={detail} viewerId={viewerId} maxMb={maxMb} />
      )}
      <ExpiredNotice quotation={quotation} role={role} />
      <QuotationFacts quotation={quotation} role={role} />
      {role !== 'supplier' && <CompareLink quotation={quotation} role={role} />}
      {detail && <QuotationFiles quotation={detail} />}
      {detail && detail.versions.length > 0 && <Versions versions={detail.versions} />}
      {role === 'admin' && <Team of="quotation" id={quotation.id} />}
    </>,
    revising ? null : role === 'supplier' ? (
      <SupplierActions key={quotation.id} quotation={quotation} onClose={close} />
    ) : (
      <QuotationActions
        key={quotation.id}
        quotation={quotation}
        role={role}
        onDone={close}
        otherwise={
          workorder ||
          (role === 'customer' && isExpired(quotation) ? (
            <>
              <SubmitAgainLink quotation={quotation} />
              <RequoteButton quotation={quotation} />
            </>
          ) : (
            closing
          ))
        }
      />
    ),
    <QuotationChip quotation={quotation} size="medium" />,
    `Quotation ${displayId('quotation', quotation.id)}`,
  )
}

const Loading = () => (
  <div role="status" aria-label="Loading">
    <Bone width="40%" height={36} />
    <Bone height={140} />
    <Bone width="80%" />
  </div>
)
