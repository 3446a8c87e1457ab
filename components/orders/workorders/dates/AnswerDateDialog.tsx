'use client'

import { useToast } from '@/components/ui/feedback/Toasts'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { WaitingChange } from '@/lib/contract/orders/order-change'
import type { Role } from '@/lib/contract/people/account'
import { date } from '@/lib/terms/format'

export type Answer = 'approve' | 'decline' | 'withdraw'

type Props = { answer: Answer; change: WaitingChange; role: Role; open: boolean; onClose: () => void }

const words = {
  approve: {
    title: 'Agree to the new due date?',
    lead: (day: string, role: Role) =>
      role === 'customer'
        ? `${day} becomes the due date. Say in the note if you keep a claim for the delay.`
        : `${day} becomes the due date.`,
    submit: 'Agree',
    done: 'Due date agreed',
    failed: 'Not agreed',
  },
  decline: {
    title: 'Decline the new due date?',
    lead: (day: string) => `The due date doesn’t change to ${day}.`,
    submit: 'Decline',
    done: 'New due date declined',
    failed: 'Not declined',
  },
  withdraw: {
    title: 'Withdraw your request?',
    lead: (day: string) => `The due date doesn’t change to ${day}. You can ask again.`,
    submit: 'Withdraw',
    done: 'Request withdrawn',
    failed: 'Not withdrawn',
  },
}

/** Asks once more before another due date is agreed, declined or withdrawn. */
export default function AnswerDateDialog({ answer, change: { id, dueDate }, role, open, onClose }: Props) {
  const toast = useToast()
  const { title, lead, submit, done, failed } = words[answer]
  const form = useContractForm({
    schema: () =>
      import('@/lib/contract/orders/order-changes').then(({ OrderChangeAnswer, OrderChangeRefusal }) =>
        answer === 'decline' ? OrderChangeRefusal : OrderChangeAnswer,
      ),
    defaults: { answer: '' },
    submit: (values: { answer?: string | null }) =>
      answer === 'decline'
        ? send('PATCH /api/order-changes/{id}/decline', { id, answer: values.answer ?? '' })
        : answer === 'approve'
          ? send('PATCH /api/order-changes/{id}/approve', { id, ...values })
          : send('PATCH /api/order-changes/{id}/withdraw', { id, ...values }),
    onDone: () => {
      toast({ title: done, text: `${date(dueDate)}. We notify the other side.` })
      onClose()
    },
    failTitle: failed,
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      lead={lead(date(dueDate), role)}
      form={form}
      submitLabel={submit}
      tone={answer === 'decline' ? 'danger' : 'primary'}
    >
      <TextField
        control={form.form.control}
        name="answer"
        label={answer === 'decline' ? 'Reason' : 'Note'}
        help="The other side reads it."
        required={answer === 'decline'}
        maxLength={1000}
        multiline
        readByOtherSide
      />
    </FormDialog>
  )
}
