'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Notice } from '@/components/ui/feedback/Notice'
import { useToast } from '@/components/ui/feedback/Toasts'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { MoneyField } from '@/components/ui/form/MoneyField'
import { StepperField } from '@/components/ui/form/StepperField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { count, money, rupees } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { titleOf } from '../labels'
import { useClosePreview } from './useClosePreview'
import { WhyFields } from './WhyFields'

type Props = { order: Workorder; open: boolean; onClose: () => void }

/** An admin closes an order short: with how many pieces it goes on, and what it comes to then. */
export default function CloseShortDialog({ order, open, onClose }: Props) {
  const toast = useToast()
  const [idempotencyKey] = useState(newKey)
  const { id, quantity, doneQuantity, amount } = order
  const shownId = displayId('workorder', id)
  const proposed = doneQuantity !== null && (quantity === null || doneQuantity < quantity) ? doneQuantity : ''
  const form = useContractForm({
    schema: () => import('@/lib/contract/orders/order-endings').then((contract) => contract.CloseShortForm),
    defaults: { made: proposed, amount: '', reason: '' as never, note: '' },
    submit: (values) => send('POST /api/workorders/{id}/close-short', { ...values, id }, { idempotencyKey }),
    onDone: ({ closure, amount: now }) => {
      const sum = typeof now === 'number' ? ` ${money(now)} without GST.` : ''
      toast(
        closure?.as === 'cancelled'
          ? { title: `${shownId} cancelled`, text: `No piece is made.${sum} We notify both sides.` }
          : { title: `${shownId} closed short`, text: `${count(closure!.made)} pieces.${sum} We notify both sides.` },
      )
      onClose()
    },
    failTitle: 'Not closed',
    failText: 'Please try again.',
  })
  const { control } = form.form
  const [made, ownAmount] = useWatch({ control, name: ['made', 'amount'] }) as [string | number, string]
  const { preview, problem } = useClosePreview(id, { made, amount: ownAmount })
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title="Close the order short"
      lead={`${shownId} · ${titleOf(order)}${quantity === null ? '' : ` · ${count(quantity)} pcs`}${typeof amount === 'number' ? ` · ${money(amount)}` : ''}`}
      form={form}
      submitLabel={Number(made) === 0 && made !== '' ? 'Cancel the order' : 'Close short'}
      tone="danger"
    >
      <StepperField
        control={control}
        name="made"
        label="Pieces made"
        help={quantity === null ? undefined : `Of ${count(quantity)}. With 0 the order is cancelled.`}
        max={quantity === null ? 0 : quantity - 1}
        required
      />
      {typeof amount === 'number' && (
        <MoneyField
          control={control}
          name="amount"
          label="Amount without GST"
          help={
            preview && !ownAmount
              ? `Leave empty for ${money(preview.amount ?? 0)}: tooling and freight in full, of the goods what is made`
              : 'At most the present amount'
          }
        />
      )}
      {problem && <Notice tone="warning" title={problem} />}
      {preview && preview.totalPaise !== null && (
        <Notice tone="info" title={`${rupees(preview.totalPaise)} with GST`}>
          {preview.overPaise > 0 && <p>{rupees(preview.overPaise)} of the money received stays on account.</p>}
        </Notice>
      )}
      <WhyFields control={control} help="Both sides read it." />
    </FormDialog>
  )
}
