'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { StepperField } from '@/components/ui/form/StepperField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Workorder } from '@/lib/contract/orders/workorders'
import type { Role } from '@/lib/contract/people/account'
import { count } from '@/lib/terms/format'
import { orderId } from '@/lib/terms/nouns'
import { titleOf } from '../labels'
import { WhyFields } from './WhyFields'

type Props = { order: Workorder; role: Role; open: boolean; onClose: () => void }

/** A side asks to cancel an order, or to close it short once work has begun. */
export default function AskEndDialog({ order, role, open, onClose }: Props) {
  const toast = useToast()
  const [idempotencyKey] = useState(newKey)
  const { id, begunDate, quantity, doneQuantity } = order
  const kind = begunDate ? ('close' as const) : ('cancel' as const)
  const form = useContractForm({
    schema: () => import('@/lib/contract/orders/order-changes').then((contract) => contract.OrderChangeForm),
    defaults: { kind, made: doneQuantity ?? '', reason: '' as never, note: '' },
    submit: (values) => send('POST /api/workorders/{id}/changes', { ...values, id }, { idempotencyKey }),
    onDone: () => {
      toast({ title: 'Request sent', text: `Jobwork decides about ${orderId(role, id)} and tells you.` })
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
      title={kind === 'close' ? 'Ask to close short' : 'Ask to cancel'}
      lead={`${orderId(role, id)} · ${titleOf(order)}. Jobwork decides. The other side doesn’t read your request.`}
      form={form}
      submitLabel="Send request"
    >
      {kind === 'close' && quantity !== null && (
        <StepperField
          control={control}
          name="made"
          label="Pieces made"
          help={`Of ${count(quantity)}`}
          max={Math.max(0, quantity - 1)}
        />
      )}
      <WhyFields control={control} help="Jobwork reads it." />
    </FormDialog>
  )
}
