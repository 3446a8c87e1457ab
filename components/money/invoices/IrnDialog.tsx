'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { send } from '@/lib/client/api'
import type { TaxDocument } from '@/lib/contract/money/tax-document'

type Props = { document: TaxDocument } & OverlayProps

/** Types in what the registration portal answered. */
export default function IrnDialog({ document, open, onClose }: Props) {
  const toast = useToast()
  const contract = useContractForm({
    schema: () => import('@/lib/contract/money/invoice-files').then(({ IrnForm }) => IrnForm),
    defaults: { irn: '', ackNo: '', ackOn: '', signedQr: '' },
    submit: (values) => send('PATCH /api/invoices/{id}/irn', { id: String(document.id), ...values }),
    onDone: ({ number }) => {
      toast({ title: 'IRN recorded', text: `The customer can see ${number} now.` })
      onClose()
    },
    failTitle: 'IRN Not Saved',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Record IRN of ${document.number}`}
      lead="Copy them from the answer of the invoice registration portal. They can’t be changed later."
      form={contract}
      submitLabel="Record IRN"
    >
      <TextField control={control} name="irn" label="IRN" help="64 digits and letters" maxLength={80} required />
      <TextField control={control} name="ackNo" label="Acknowledgement number" maxLength={20} required />
      <TextField
        control={control}
        name="ackOn"
        label="Acknowledged at"
        placeholder="2026-11-23 12:30:00"
        maxLength={30}
        required
      />
      <TextField control={control} name="signedQr" label="Signed QR text" maxLength={4000} multiline required />
    </FormDialog>
  )
}
