'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { DetailDrawer } from '@/components/ui/dialog/DetailDrawer'
import { EntityId } from '@/components/ui/data/EntityId'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { Role } from '@/lib/contract/accounts'
import { displayId } from '@/lib/rules/nouns'
import { CreateWorkorderLink } from './CreateWorkorderLink'
import { CompareLink } from './CompareLink'
import { QuotationChip } from './QuotationChip'
import { QuotationFacts } from './QuotationFacts'
import { QuotationActions } from './QuotationActions'
import { useOpenQuotation } from './useQuotations'

/** The quotation that `?id=` names, with the decision at its foot. */
export function QuotationDrawer({ role }: { role: Role }) {
  const address = useUrlState()
  const { id, quotation } = useOpenQuotation()
  const close = () => address.set({ id: null })
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

  if (quotation === null) return frame('No such quotation', <p>It does not exist, or it is not yours to see.</p>)
  if (!quotation) return frame('Quotation', <Loading />)
  const workorder = role === 'admin' && quotation.status === 'accepted' && <CreateWorkorderLink quotation={quotation} />
  return frame(
    quotation.projectName,
    <>
      <QuotationFacts quotation={quotation} role={role} />
      {role !== 'supplier' && <CompareLink quotation={quotation} role={role} />}
    </>,
    <QuotationActions
      key={quotation.id}
      quotation={quotation}
      role={role}
      onDone={close}
      otherwise={workorder || closing}
    />,
    <QuotationChip status={quotation.status} size="medium" />,
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
