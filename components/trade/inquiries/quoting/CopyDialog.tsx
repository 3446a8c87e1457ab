'use client'

import { useRef } from 'react'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { NumberField } from '@/components/ui/form/NumberField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { count } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'

type Props = { inquiry: Inquiry; split: boolean; open: boolean; onClose: () => void }

/** Asks for the quantity of an inquiry with the same parts and files: again, or as a part of this one. */
export default function CopyDialog({ inquiry: { id, quantity }, split, open, onClose }: Props) {
  const toast = useToast()
  const idempotencyKey = useRef<string | null>(null)
  const name = displayId('inquiry', id)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/inquiries').then(({ inquiries }) => inquiries.copy.body),
    defaults: { quantity: split ? '' : String(quantity), targetDate: '' },
    submit: (values) =>
      send(
        'POST /api/inquiries/{id}/copy',
        { id, ...values, split },
        { idempotencyKey: (idempotencyKey.current ??= newKey()) },
      ),
    onDone: (copy) => {
      idempotencyKey.current = null
      const link = { href: `/customer/my-inquiries?id=${copy.id}`, label: `Open ${displayId('inquiry', copy.id)}` }
      const text = split ? `${count(quantity - copy.quantity)} pcs stay in ${name}.` : 'It has the same files.'
      toast({ title: split ? 'Split' : 'Submitted again', text, link })
      onClose()
    },
    failTitle: split ? 'Not split' : 'Not submitted',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={split ? `Split ${name}` : `Submit ${name} again`}
      lead={
        split
          ? `A part of the ${count(quantity)} pcs becomes an inquiry of its own. Each has its own quotations, order and payment; suppliers that quoted confirm or revise.`
          : 'A new inquiry with the same parts and files. Suppliers quote anew.'
      }
      form={contract}
      submitLabel={split ? 'Split' : 'Submit again'}
    >
      <NumberField
        control={contract.form.control}
        name="quantity"
        label={split ? 'Pieces of the new inquiry' : 'Quantity'}
        required
        help={split ? `Fewer than ${count(quantity)}` : undefined}
      />
      <DateField control={contract.form.control} name="targetDate" label="Target Completion Date" ahead />
    </FormDialog>
  )
}
