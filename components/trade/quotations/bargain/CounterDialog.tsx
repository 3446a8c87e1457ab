'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { MoneyField } from '@/components/ui/form/MoneyField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { money } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'

type Props = { quotation: Quotation; open: boolean; onClose: () => void }

/** Asks a customer which price it wants. */
export default function CounterDialog({ quotation: { id, price, counters }, open, onClose }: Props) {
  const toast = useToast()
  const left = 3 - counters
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/quotations').then(({ quotations }) => quotations.counter.body),
    defaults: { price: '', note: '' },
    submit: (values) => decide('POST /api/quotations/{id}/counter', { id, ...values }),
    onDone: () => {
      toast({ title: 'Asked', text: 'The supplier agrees with a new version, or declines. You can still accept.' })
      onClose()
    },
    failTitle: 'Not asked',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Negotiate ${displayId('quotation', id)}`}
      lead={`Quoted at ${money(price)}. ${left === 1 ? 'You can negotiate once more.' : `You can negotiate ${left} times.`}`}
      form={contract}
      submitLabel="Ask"
    >
      <MoneyField
        control={contract.form.control}
        name="price"
        label="Your price"
        required
        help="For the whole quantity, without GST"
      />
      <TextField
        control={contract.form.control}
        name="note"
        label="Note"
        help="The supplier sees this. No contact details."
        maxLength={500}
        multiline
      />
    </FormDialog>
  )
}
