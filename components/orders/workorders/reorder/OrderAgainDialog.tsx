'use client'

import { useRef } from 'react'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { NumberField } from '@/components/ui/form/NumberField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { count, money } from '@/lib/terms/format'
import { displayId, orderId } from '@/lib/terms/nouns'

type Props = { order: Workorder; open: boolean; onClose: () => void }

/** Asks how many of a part are ordered again, and until when. */
export default function OrderAgainDialog({ order, open, onClose }: Props) {
  const { id, quantity } = order
  const toast = useToast()
  const idempotencyKey = useRef<string | null>(null)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/orders/workorders').then(({ workorders }) => workorders.reorder.body),
    defaults: { quantity: quantity ? String(quantity) : '', targetDate: '', note: '' },
    submit: (values) =>
      send(
        'POST /api/workorders/{id}/reorder',
        { id, ...values },
        { idempotencyKey: (idempotencyKey.current ??= newKey()) },
      ),
    onDone: (inquiry) => {
      idempotencyKey.current = null
      const name = displayId('inquiry', inquiry.id)
      const link = { href: `/customer/my-inquiries?id=${inquiry.id}`, label: `Open ${name}` }
      const text = inquiry.invitedOnly ? 'For three days only its supplier can quote.' : 'All suppliers can quote.'
      toast({ title: `${name} is submitted`, text, link })
      onClose()
    },
    failTitle: 'Not ordered',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Order ${orderId('customer', id)} again`}
      lead={`This submits an inquiry, not an order yet: you accept its quotation first. The supplier of this order sees the inquiry alone for three days, with its last terms filled in. Then all can quote.${lastPrice(order)}`}
      form={contract}
      submitLabel="Submit Inquiry"
    >
      <NumberField control={control} name="quantity" label="Quantity" required />
      <DateField control={control} name="targetDate" label="Target Completion Date" ahead />
      <TextField
        control={control}
        name="note"
        label="Note"
        help="The supplier sees this. No contact details."
        maxLength={500}
        multiline
      />
    </FormDialog>
  )
}

/** The price of last time, for those who read it. */
const lastPrice = ({ amount, quantity }: Workorder) =>
  amount ? ` Last time: ${money(amount)}${quantity ? ` for ${count(quantity)} pcs` : ''}, without GST.` : ''
