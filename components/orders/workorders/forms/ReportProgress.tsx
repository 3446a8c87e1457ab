'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { StepperField } from '@/components/ui/form/StepperField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { count, date } from '@/lib/terms/format'
import { orderId } from '@/lib/terms/nouns'
import { progressWords } from '@/lib/rules/core/progress'
import { titleOf } from '../labels'
import { sendMoves } from '../useMoveOrder'

type Props = { order: Workorder; role: Role; open: boolean; onClose: () => void }

/** Says how many pieces are done and when the order is expected, with a note for the customer. */
export default function ReportProgress({ order, role, open, onClose }: Props) {
  const toast = useToast()
  const { id, quantity, doneQuantity, expectedDate, dueDate } = order
  const shownId = orderId(role, id)
  const form = useContractForm({
    schema: () => import('@/lib/contract/orders/workorders').then((contract) => contract.WorkorderProgressForm),
    defaults: { doneQuantity: doneQuantity ?? '', expectedDate: expectedDate?.slice(0, 10) ?? '', note: '' },
    submit: async (values) => {
      await sendMoves()
      return send('PATCH /api/workorders/{id}/progress', { ...values, id })
    },
    onDone: (now) => {
      toast({ title: 'Progress reported', text: `${shownId}: ${progressWords(now) ?? 'note added'}.` })
      onClose()
    },
    failTitle: 'Update Failed',
    failText: 'Failed to report progress',
  })
  const { control } = form.form
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title="Report progress"
      lead={`${shownId} · ${titleOf(order)}${dueDate ? ` · due ${date(dueDate)}` : ''}`}
      form={form}
      submitLabel="Report progress"
    >
      {quantity !== null && (
        <StepperField
          control={control}
          name="doneQuantity"
          label="Pieces done"
          help={`Of ${count(quantity)}`}
          max={quantity}
        />
      )}
      <DateField control={control} name="expectedDate" label="Expected date" help="The due date stays." ahead />
      <TextField
        control={control}
        name="note"
        label="Note"
        multiline
        rows={2}
        readByOtherSide
        help="Visible to the customer. Required when fewer pieces are done than before."
      />
    </FormDialog>
  )
}
