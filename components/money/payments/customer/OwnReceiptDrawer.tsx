'use client'

import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import { useRecord } from '@/components/ui/record/useRecord'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Button } from '@/components/ui/controls/Button'
import { decide } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Receipt } from '@/lib/contract/money/receipt'
import { displayId } from '@/lib/terms/nouns'
import { ReceiptFacts } from '../receipts/ReceiptFacts'
import { ReceiptChip } from '../receipts/ReceiptsOfOrder'
import { sumOf } from '../receipts/words'

/** The own receipt of `?receipt=`. A claim can be withdrawn while it waits. */
export function OwnReceiptDrawer() {
  return (
    <RecordDrawer
      record={useRecord('receipt', 'GET /api/receipts/{id}')}
      kind="Payment Details"
      noun="payment"
      idOf={(id) => displayId('receipt', id)}
      title={sumOf}
      untitled="Payment"
      status={(receipt) => <ReceiptChip receipt={receipt} />}
      foot={(receipt) => receipt.status === 'claimed' && <Withdraw receipt={receipt} />}
    >
      {(receipt) => <ReceiptFacts receipt={receipt} role="customer" />}
    </RecordDrawer>
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
