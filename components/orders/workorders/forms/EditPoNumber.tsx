'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { orderId } from '@/lib/terms/nouns'
import { titleOf } from '../labels'

type Props = { order: Workorder; open: boolean; onClose: () => void }

/** The customer sets, changes or removes the own number of an order. */
export default function EditPoNumber({ order, open, onClose }: Props) {
  const toast = useToast()
  const { id } = order
  const shownId = orderId('customer', id)
  const form = useContractForm({
    schema: () => import('@/lib/contract/orders/workorders').then(({ workorders }) => workorders.setReferences.body),
    defaults: { poNumber: order.poNumber ?? '' },
    submit: (values) => send('PATCH /api/workorders/{id}/references', { ...values, id }),
    onDone: ({ poNumber }) => {
      const text = poNumber ? `${shownId} has PO number ${poNumber}.` : `${shownId} has no PO number.`
      toast({ title: 'PO number Saved', text })
      onClose()
    },
    failTitle: 'Update Failed',
    failText: 'Failed to save the PO number',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="PO number"
      lead={`${shownId} · ${titleOf(order)}`}
      form={form}
      submitLabel="Save"
    >
      <TextField
        control={form.form.control}
        name="poNumber"
        label="Your PO number"
        help="The supplier doesn’t see it."
        maxLength={40}
        autoComplete="off"
      />
    </FormDialog>
  )
}
