'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'
import { displayId, nounOf } from '@/lib/terms/nouns'

type Props = {
  noun: 'inquiry' | 'rfq'
  id: number
  as: 'quoted' | 'cancelled'
  /** Sealed prices are in: a cancellation leaves them so. */
  hasSealed: boolean
  open: boolean
  onClose: () => void
}

const leads = {
  inquiry: 'The inquiry ends without an order, and open quotations are rejected. This can’t be undone.',
  rfq: 'Every undecided line ends without an order, and its open quotations are rejected. This can’t be undone.',
}
const words = (noun: Props['noun']) => ({
  quoted: {
    title: 'Stop quoting on',
    lead: 'Suppliers can no longer quote. You decide among the quotations that are in.',
    submit: 'Stop quoting',
    done: 'Quoting is closed.',
  },
  cancelled: {
    title: 'Cancel',
    lead: leads[noun],
    submit: noun === 'rfq' ? 'Cancel the request' : 'Cancel inquiry',
    done: `The ${nounOf(noun).singular} is cancelled.`,
  },
})

/** Asks a customer whether to stop quoting, or to cancel its inquiry or request. */
export default function CloseDialog({ noun, id, as, hasSealed, open, onClose }: Props) {
  const toast = useToast()
  const name = displayId(noun, id)
  const { title, lead, submit, done } = words(noun)[as]
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/inquiries').then(({ inquiries }) => inquiries.close.body),
    defaults: { as, note: '' },
    submit: (values): Promise<unknown> =>
      noun === 'rfq'
        ? decide('PATCH /api/rfqs/{id}/close', { id, ...values })
        : decide('PATCH /api/inquiries/{id}/close', { id, ...values }),
    onDone: () => {
      toast({ title: done, text: name })
      onClose()
    },
    failTitle: 'Error',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`${title} ${name}?`}
      lead={as === 'cancelled' && hasSealed ? `${lead} Nobody sees the sealed prices.` : lead}
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
