'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Receipt } from '@/lib/contract/money/receipt'
import { displayId } from '@/lib/terms/nouns'
import { notified } from './words'

type Props = { receipt: Receipt; to: 'refused' | 'reversed'; open: boolean; onClose: () => void }

const words = {
  refused: { act: 'Refuse', done: 'is refused', lead: 'The balance stays as it is.' },
  reversed: { act: 'Reverse', done: 'is reversed', lead: 'Its amount is open again on its orders.' },
}

/** An admin refuses a claim or reverses a receipt, and says why. */
export default function ReasonDialog({ receipt: { id, customerName }, to, open, onClose }: Props) {
  const toast = useToast()
  const { act, done, lead } = words[to]
  const name = displayId('receipt', id)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/money/receipts').then(({ ReceiptReasonForm }) => ReceiptReasonForm),
    defaults: { reason: '' },
    submit: ({ reason }) => send('PATCH /api/receipts/{id}/status', { id, status: to, reason }),
    onDone: () => {
      toast({ title: `${name} ${done}`, text: notified(customerName) })
      onClose()
    },
    failTitle: 'Not saved',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`${act} ${name}`}
      lead={lead}
      form={contract}
      submitLabel={act}
      tone="danger"
    >
      <TextField
        control={contract.form.control}
        name="reason"
        label="Reason"
        help={`${customerName} sees the reason.`}
        required
        maxLength={500}
        multiline
      />
    </FormDialog>
  )
}
