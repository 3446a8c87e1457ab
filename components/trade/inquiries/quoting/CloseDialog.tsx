'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { displayId } from '@/lib/terms/nouns'

type Props = { inquiry: Inquiry; as: 'quoted' | 'cancelled'; open: boolean; onClose: () => void }

const words = {
  quoted: {
    title: 'Stop quoting on',
    lead: 'Suppliers can no longer quote. You decide among the quotations that are in.',
    submit: 'Stop quoting',
    done: 'Quoting is closed.',
  },
  cancelled: {
    title: 'Cancel',
    lead: 'The inquiry ends without an order, and open quotations are rejected. This can’t be undone.',
    submit: 'Cancel inquiry',
    done: 'The inquiry is cancelled.',
  },
}

/** Asks a customer whether to stop quoting, or to cancel its inquiry. */
export default function CloseDialog({ inquiry: { id, pricesSealed }, as, open, onClose }: Props) {
  const toast = useToast()
  const { title, lead, submit, done } = words[as]
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/inquiries').then(({ inquiries }) => inquiries.close.body),
    defaults: { as, note: '' },
    submit: (values) => decide('PATCH /api/inquiries/{id}/close', { id, ...values }),
    onDone: () => {
      toast({ title: done, text: displayId('inquiry', id) })
      onClose()
    },
    failTitle: 'Error',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`${title} ${displayId('inquiry', id)}?`}
      lead={as === 'cancelled' && pricesSealed ? `${lead} Nobody sees the sealed prices.` : lead}
      form={contract}
      submitLabel={submit}
      tone={as === 'cancelled' ? 'danger' : 'primary'}
    >
      <TextField
        control={contract.form.control}
        name="note"
        label="Note"
        help="Suppliers see this. No contact details."
        maxLength={500}
        multiline
      />
    </FormDialog>
  )
}
