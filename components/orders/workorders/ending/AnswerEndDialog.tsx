'use client'

import { useToast } from '@/components/ui/feedback/Toasts'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { OrderChange } from '@/lib/contract/orders/order-change'
import { endingOf } from './ending-words'

type Props = { change: OrderChange; declines: boolean; open: boolean; onClose: () => void }

/** An admin declines a request to end an order and says why, or its side takes it back. */
export default function AnswerEndDialog({ change, declines, open, onClose }: Props) {
  const toast = useToast()
  const { id, askedRole } = change
  const form = useContractForm({
    schema: () =>
      import('@/lib/contract/orders/order-changes').then(({ OrderChangeAnswer, OrderChangeRefusal }) =>
        declines ? OrderChangeRefusal : OrderChangeAnswer,
      ),
    defaults: { answer: '' },
    submit: (values: { answer?: string | null }) =>
      declines
        ? send('PATCH /api/order-changes/{id}/decline', { id, answer: values.answer ?? '' })
        : send('PATCH /api/order-changes/{id}/withdraw', { id, ...values }),
    onDone: () => {
      toast(
        declines
          ? { title: 'Request rejected', text: `We tell the ${askedRole}.` }
          : { title: 'Request withdrawn', text: 'The order stays as it is.' },
      )
      onClose()
    },
    failTitle: declines ? 'Not rejected' : 'Not withdrawn',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={declines ? 'Reject the request?' : 'Withdraw your request?'}
      lead={`A request to ${endingOf(change)}. The order stays as it is.`}
      form={form}
      submitLabel={declines ? 'Reject' : 'Withdraw'}
      tone={declines ? 'danger' : 'primary'}
    >
      <TextField
        control={form.form.control}
        name="answer"
        label={declines ? 'Reason' : 'Note'}
        help={declines ? `The ${askedRole} reads it.` : 'Jobwork reads it.'}
        required={declines}
        maxLength={1000}
        multiline
        readByOtherSide
      />
    </FormDialog>
  )
}
