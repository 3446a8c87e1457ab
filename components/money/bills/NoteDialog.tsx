'use client'

import { useToast } from '@/components/ui/feedback/Toasts'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Bill } from '@/lib/contract/money/bills'

type Props = { bill: Bill; to: 'approved' | 'disputed'; open: boolean; onClose: () => void }

const words = {
  approved: { act: 'Approve', done: 'is approved', label: 'Why it is accepted as it is' },
  disputed: { act: 'Dispute', done: 'is disputed', label: 'What is wrong with it' },
}

/** An admin disputes a bill, or approves one that does not match, and says why. */
export default function NoteDialog({ bill: { id, number, mismatches, supplierName }, to, open, onClose }: Props) {
  const toast = useToast()
  const { act, done, label } = words[to]
  const form = useContractForm({
    schema: () => import('@/lib/contract/money/bills').then(({ BillNoteForm }) => BillNoteForm),
    defaults: { note: to === 'disputed' ? mismatches.join('. ').slice(0, 500) : '' },
    submit: ({ note }) => send('PATCH /api/bills/{id}/status', { id, status: to, note }),
    onDone: () => {
      toast({ title: `${number} ${done}` })
      onClose()
    },
    failTitle: 'Not saved',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`${act} ${number}`}
      lead={to === 'approved' ? mismatches.join('. ') : undefined}
      form={form}
      submitLabel={act}
      tone={to === 'disputed' ? 'danger' : 'primary'}
    >
      <TextField
        control={form.form.control}
        name="note"
        label={label}
        help={`${supplierName} reads it.`}
        required
        maxLength={500}
        multiline
      />
    </FormDialog>
  )
}
