'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'

/** Asks an admin why a message is taken back. */
export default function WithholdDialog({ id, open, onClose }: { id: number; open: boolean; onClose: () => void }) {
  const toast = useToast()
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/questions').then(({ questions }) => questions.withhold.body),
    defaults: { reason: '' },
    submit: (values) => decide('PATCH /api/questionmessages/{id}/withhold', { id, ...values }),
    onDone: () => {
      toast({ title: 'Message withheld', text: 'Its author sees the reason.' })
      onClose()
    },
    failTitle: 'Error',
    failText: 'Failed to withhold the message.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Withhold this message?"
      lead="From now on only its author and admins see it."
      form={contract}
      submitLabel="Withhold"
      tone="danger"
    >
      <TextField
        control={contract.form.control}
        name="reason"
        label="Reason"
        help="Its author reads it."
        required
        multiline
      />
    </FormDialog>
  )
}
