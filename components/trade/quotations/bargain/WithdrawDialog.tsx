'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { displayId } from '@/lib/terms/nouns'

type Props = { quotation: Quotation; open: boolean; onClose: () => void }

/** Asks a supplier why it takes its quotation back. */
export default function WithdrawDialog({ quotation: { id }, open, onClose }: Props) {
  const toast = useToast()
  const name = displayId('quotation', id)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/quotations').then(({ quotations }) => quotations.withdraw.body),
    defaults: { reason: '' },
    submit: (values) => decide('POST /api/quotations/{id}/withdraw', { id, ...values }),
    onDone: () => {
      toast({ title: 'Quotation withdrawn', text: `${name} can no longer be accepted.` })
      onClose()
    },
    failTitle: 'Not withdrawn',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Withdraw ${name}?`}
      lead="The customer can no longer accept it. While the inquiry is open you can quote again."
      form={contract}
      submitLabel="Withdraw"
      tone="danger"
    >
      <TextField
        control={contract.form.control}
        name="reason"
        label="Reason"
        help="The customer and Jobwork see this."
        maxLength={500}
        required
        multiline
      />
    </FormDialog>
  )
}
