'use client'

import { useState } from 'react'
import { EntityId } from '@/components/ui/data/EntityId'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Button } from '@/components/ui/controls/Button'
import { decide, useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Receipt } from '@/lib/contract/money/receipt'
import { displayId } from '@/lib/terms/nouns'
import { ReceiptFacts } from '../receipts/ReceiptFacts'
import { ReceiptChip } from '../receipts/ReceiptsOfOrder'
import { sumOf } from '../receipts/words'

/** The own receipt of `?receipt=`. A claim can be withdrawn while it waits. */
export function OwnReceiptDrawer() {
  const address = useUrlState()
  const asked = address.get('receipt')
  const id = Number(asked)
  const { data, error, mutate } = useApi('GET /api/receipts/{id}', asked ? { id: asked } : null)
  const receipt = data?.id === id ? data : undefined
  return (
    <DetailDrawer
      open={asked !== null}
      onClose={() => address.set({ receipt: null })}
      kind="Payment Details"
      label={Number.isInteger(id) && id > 0 && <EntityId>{displayId('receipt', id)}</EntityId>}
      title={receipt ? sumOf(receipt) : 'Payment'}
      status={receipt && <ReceiptChip receipt={receipt} />}
      foot={receipt?.status === 'claimed' && <Withdraw receipt={receipt} />}
    >
      {receipt ? (
        <ReceiptFacts receipt={receipt} role="customer" />
      ) : error ? (
        <ErrorState title="Couldn’t load this payment" problem={error} onRetry={() => void mutate()} />
      ) : (
        <div role="status" aria-label="Loading">
          <Bone height={56} />
        </div>
      )}
    </DetailDrawer>
  )
}

function Withdraw({ receipt }: { receipt: Receipt }) {
  const toast = useToast()
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  if (!may('receipt.judge')) return null
  const name = displayId('receipt', receipt.id)
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Withdraw ${name}`}
        text="We no longer look for this payment."
        confirmLabel="Withdraw"
        onConfirm={async () => {
          await decide('PATCH /api/receipts/{id}/status', { id: receipt.id, status: 'withdrawn' })
          toast({ title: `${name} is withdrawn` })
        }}
        failTitle="Not withdrawn"
      />
    </>
  )
}
