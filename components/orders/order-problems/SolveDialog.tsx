'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { displayId } from '@/lib/terms/nouns'
import type { ProblemDialogProps } from './NoteDialog'

/** Root cause and corrective action, once the order is complete again. */
export function SolveDialog({ problem: { id }, open, onClose }: ProblemDialogProps) {
  const toast = useToast()
  const contract = useContractForm({
    schema: () => import('@/lib/contract/orders/order-problems').then(({ SolveForm }) => SolveForm),
    defaults: { rootCause: '', correctiveAction: '' },
    submit: (values) => send('PATCH /api/problems/{id}/solve', { id, ...values }),
    onDone: () => {
      toast({ title: `${displayId('problem', id)} is solved`, text: 'Without an answer it closes after 7 days.' })
      onClose()
    },
    failTitle: 'Not saved',
    failText: 'Please try again.',
    draftKey: `problem-solve:${id}`,
  })
  const { control } = contract.form
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title={`Root cause: ${displayId('problem', id)}`}
      lead="The side that reported the problem sees both."
      form={contract}
      submitLabel="Save"
    >
      <TextField
        control={control}
        name="rootCause"
        label="Root cause"
        help="Why did it happen?"
        required
        multiline
        readByOtherSide
      />
      <TextField
        control={control}
        name="correctiveAction"
        label="Corrective action"
        help="What changes, so that it does not happen again?"
        required
        multiline
        readByOtherSide
      />
    </FormDialog>
  )
}
