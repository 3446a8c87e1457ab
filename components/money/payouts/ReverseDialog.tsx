'use client'

import { useToast } from '@/components/ui/feedback/Toasts'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Payout } from '@/lib/contract/money/payouts'
import { displayId } from '@/lib/terms/nouns'
import { notified } from '../payments/receipts/words'

type Props = { payout: Payout; open: boolean; onClose: () => void }

/** An admin reverses a payout, and says why. */
export default function ReverseDialog({ payout: { id, supplierName }, open, onClose }: Props) {
  const toast = useToast()
  const name = displayId('payout', id)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/money/payouts').then(({ PayoutReasonForm }) => PayoutReasonForm),
    defaults: { reason: '' },
    submit: ({ reason }) => send('PATCH /api/payouts/{id}/status', { id, status: 'reversed', reason }),
    onDone: () => {
      toast({ title: `${name} is reversed`, text: notified(supplierName) })
      onClose()
    },
    failTitle: 'Not saved',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Reverse ${name}`}
      lead="Its bills are open again, as before it."
      form={contract}
      submitLabel="Reverse"
      tone="danger"
    >
      <TextField
        control={contract.form.control}
        name="reason"
        label="Reason"
        help={`${supplierName} sees the reason.`}
        required
        maxLength={500}
        multiline
      />
    </FormDialog>
  )
}
