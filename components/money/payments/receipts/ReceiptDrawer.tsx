'use client'

import { EntityId } from '@/components/ui/data/EntityId'
import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import { displayId } from '@/lib/terms/nouns'
import { JudgeActs } from './JudgeActs'
import { ReceiptFacts } from './ReceiptFacts'
import { ReceiptChip } from './ReceiptsOfOrder'
import { RestActs } from './RestActs'
import { sumOf } from './words'

/** The receipt of `?receipt=`, for admins: what it says, and what can be decided. */
export function ReceiptDrawer() {
  const address = useUrlState()
  const asked = address.get('receipt')
  const id = Number(asked)
  const { data, error, mutate } = useApi('GET /api/receipts/{id}', asked ? { id: asked } : null)
  const receipt = data?.id === id ? data : undefined
  return (
    <DetailDrawer
      open={asked !== null}
      onClose={() => address.set({ receipt: null })}
      kind="Receipt Details"
      label={Number.isInteger(id) && id > 0 && <EntityId>{displayId('receipt', id)}</EntityId>}
      title={receipt ? sumOf(receipt) : 'Receipt'}
      status={receipt && <ReceiptChip receipt={receipt} />}
      foot={receipt && <JudgeActs receipt={receipt} />}
    >
      {receipt ? (
        <>
          <ReceiptFacts receipt={receipt} role="admin" />
          <RestActs receipt={receipt} />
        </>
      ) : error ? (
        <ErrorState title="Couldn’t load this receipt" problem={error} onRetry={() => void mutate()} />
      ) : (
        <div role="status" aria-label="Loading">
          <Bone height={56} />
        </div>
      )}
    </DetailDrawer>
  )
}
