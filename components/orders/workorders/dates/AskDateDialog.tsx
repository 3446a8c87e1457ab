'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { RadioCards } from '@/components/ui/form/RadioCards'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Workorder } from '@/lib/contract/orders/workorders'
import type { Role } from '@/lib/contract/people/account'
import { changeReasons } from '@/lib/rules/orders/change-reasons'
import { date } from '@/lib/terms/format'
import { orderId } from '@/lib/terms/nouns'
import { askWords } from './ask-words'
import { titleOf } from '../labels'

type Props = { order: Workorder; role: Role; open: boolean; onClose: () => void }

const options = Object.entries(changeReasons).map(([value, label]) => ({ value, label }))

/** A side asks for another due date and says why. An admin, who has spoken with both sides, sets it. */
export default function AskDateDialog({ order, role, open, onClose }: Props) {
  const toast = useToast()
  const [idempotencyKey] = useState(newKey)
  const { id, dueDate } = order
  const isAdmins = role === 'admin'
  const form = useContractForm({
    schema: () => import('@/lib/contract/orders/order-changes').then((contract) => contract.OrderChangeForm),
    defaults: { kind: 'due' as const, dueDate: '', reason: '' as never, note: '' },
    submit: (values) => send('POST /api/workorders/{id}/changes', { ...values, id }, { idempotencyKey }),
    onDone: (change) => {
      const words = `${orderId(role, id)}: ${date(change.dueDate!)}`
      toast(
        isAdmins
          ? { title: 'Due date set', text: `${words}. We notify both sides.` }
          : { title: 'New due date asked for', text: `${words}. The other side answers by ${date(change.answerBy)}.` },
      )
      onClose()
    },
    failTitle: 'Not sent',
    failText: 'Please try again.',
  })
  const { control } = form.form
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title={askWords(role, dueDate)}
      lead={`${orderId(role, id)} · ${titleOf(order)}${dueDate ? ` · due ${date(dueDate)}` : ''}`}
      form={form}
      submitLabel={isAdmins ? 'Set the due date' : dueDate ? 'Ask for this date' : 'Propose this date'}
    >
      <DateField control={control} name="dueDate" label="New due date" required ahead />
      <RadioCards control={control} name="reason" label="Reason" options={options} />
      <TextField
        control={control}
        name="note"
        label="Note"
        help={isAdmins ? 'With whom you agreed it. Both sides read it.' : 'The other side reads it.'}
        required={isAdmins}
        maxLength={1000}
        multiline
        rows={2}
        readByOtherSide
      />
    </FormDialog>
  )
}
