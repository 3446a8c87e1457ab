'use client'

import { Button } from '@/components/ui/controls/Button'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useMay } from '@/lib/client/viewer'
import { decisionsOf, isCompany } from './decisions'
import type { Waiting } from './waiting'

type Props = { one: Waiting; keys: boolean; onApprove: () => void; onReject: () => void }

/** Approve or reject, each with its key. */
export function DecisionBar({ one, keys, onApprove, onReject }: Props) {
  const may = useMay()
  const { approve, reject } = decisionsOf(one)
  if (!may('machine.approve')) return <p>Your role doesn’t include approvals.</p>
  return (
    <>
      <Button
        color={isCompany(one.queue) ? undefined : 'error'}
        onClick={onReject}
        aria-keyshortcuts={keys ? 'R' : undefined}
      >
        {reject?.label ?? (one.queue === 'suppliers' ? 'Reject Supplier' : 'Reject Customer')}
        {keys && <kbd>R</kbd>}
      </Button>
      <SubmitButton type="button" busy={false} onClick={onApprove}>
        {approve.label}
        {keys && <kbd>A</kbd>}
      </SubmitButton>
    </>
  )
}
