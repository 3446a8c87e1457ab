'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Check } from '@/components/ui/form/Check'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { displayId } from '@/lib/terms/nouns'
import { titleOf } from '../labels'
import { WhyFields } from './WhyFields'

type Props = { order: Workorder; open: boolean; onClose: () => void }

/** An admin cancels an order on which no work has begun. */
export default function CancelDialog({ order, open, onClose }: Props) {
  const toast = useToast()
  const [idempotencyKey] = useState(newKey)
  const [again, setAgain] = useState(false)
  const { id, quotationId } = order
  const shownId = displayId('workorder', id)
  const form = useContractForm({
    schema: () => import('@/lib/contract/orders/order-endings').then((contract) => contract.CancelForm),
    defaults: { reason: '' as never, note: '' },
    submit: (values) => send('POST /api/workorders/{id}/cancel', { ...values, again, id }, { idempotencyKey }),
    onDone: () => {
      toast({ title: `${shownId} cancelled`, text: 'We notify both sides.' })
      onClose()
    },
    failTitle: 'Not cancelled',
    failText: 'Please try again.',
  })
  const { control } = form.form
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title="Cancel the order?"
      lead={`${shownId} · ${titleOf(order)}. Money received stays on account. A cancelled order can’t be restored.`}
      form={form}
      submitLabel="Cancel the order"
      closeLabel="Keep the order"
      tone="danger"
    >
      <WhyFields control={control} help="Both sides read it." />
      {quotationId !== null && (
        <Check label="Order again from the same quotation" checked={again} onChange={setAgain} />
      )}
    </FormDialog>
  )
}
