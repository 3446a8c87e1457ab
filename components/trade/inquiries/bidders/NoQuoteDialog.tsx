'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'
import type { NoQuoteReason } from '@/lib/contract/trade/bidders'
import { noQuoteWords } from '@/lib/rules/trade/no-quote'
import { displayId } from '@/lib/terms/nouns'

const reasons = (Object.keys(noQuoteWords) as NoQuoteReason[]).map((value) => {
  const words = noQuoteWords[value]
  return { value, label: words.charAt(0).toUpperCase() + words.slice(1) }
})

/** Asks a supplier why it will not quote. */
export default function NoQuoteDialog({ id, open, onClose }: { id: number; open: boolean; onClose: () => void }) {
  const toast = useToast()
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/inquiries').then(({ inquiries }) => inquiries.decline.body),
    defaults: { reason: 'capacity' as NoQuoteReason, note: '' },
    submit: (values) => decide('POST /api/inquiries/{id}/decline', { id, ...values }),
    onDone: () => {
      toast({ title: 'The customer knows', text: `You will not quote on ${displayId('inquiry', id)}.` })
      onClose()
    },
    failTitle: 'Not sent',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`No quote on ${displayId('inquiry', id)}`}
      lead="The customer sees the reason, not your name. You can still quote later."
      form={contract}
      submitLabel="Send"
    >
      <SelectField control={control} name="reason" label="Reason" required options={reasons} />
      <TextField control={control} name="note" label="Note" help="Without contact details." maxLength={500} multiline />
    </FormDialog>
  )
}
