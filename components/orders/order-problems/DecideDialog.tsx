'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { MoneyField } from '@/components/ui/form/MoneyField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { ProblemDecision } from '@/lib/contract/orders/order-problem'
import { asksForWork, decisionLabels } from '@/lib/rules/orders/flows/order-problem-flow'
import { displayId } from '@/lib/terms/nouns'
import type { ProblemDialogProps } from './NoteDialog'

const leads: Record<ProblemDecision, string> = {
  rework: 'The order goes back to production. Customer and supplier see the reason.',
  remake: 'The parts are made again from the start. Customer and supplier see the reason.',
  credit: 'The order returns to its earlier status. Whole rupees, without tax. Customer and supplier see the reason.',
  accept: 'The order returns to its earlier status. Customer and supplier see the reason.',
}

/** An admin decides what is done about a problem. */
export function DecideDialog({
  problem: { id },
  decision,
  open,
  onClose,
}: ProblemDialogProps & { decision: ProblemDecision }) {
  const toast = useToast()
  const name = displayId('problem', id)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/orders/order-problems').then(({ DecideForm }) => DecideForm),
    defaults: { decision, note: '', newDueDate: '', creditAmount: '' },
    submit: (values) => send('PATCH /api/problems/{id}/decide', { id, ...values }),
    onDone: () => {
      toast({ title: `${name} is decided: ${decisionLabels[decision]}` })
      onClose()
    },
    failTitle: 'Not decided',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title={`${decisionLabels[decision]}: ${name}`}
      lead={leads[decision]}
      form={contract}
      submitLabel={decisionLabels[decision]}
    >
      {asksForWork(decision) && <DateField control={control} name="newDueDate" label="New due date" required ahead />}
      {decision === 'credit' && <MoneyField control={control} name="creditAmount" label="Credit" required />}
      <TextField control={control} name="note" label="Reason" required multiline readByOtherSide maxLength={5000} />
    </FormDialog>
  )
}
