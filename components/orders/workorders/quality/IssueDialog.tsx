'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { certificateId } from '@/lib/terms/nouns'

type Props = { order: Pick<Workorder, 'id'>; open: boolean; onClose: () => void }

/** A maker certifies that the parts fit the drawing. */
export default function IssueDialog({ order: { id }, open, onClose }: Props) {
  const toast = useToast()
  const contract = useContractForm({
    schema: () => import('@/lib/contract/orders/certificates').then(({ CertificateForm }) => CertificateForm),
    defaults: { statement: '', note: '' },
    submit: (values) => send('POST /api/workorders/{id}/certificates', { id, ...values }),
    onDone: (certificate) => {
      toast({ title: `${certificateId(certificate)} issued`, text: 'The customer can download it.' })
      onClose()
    },
    failTitle: 'Not issued',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Issue certificate of conformance"
      lead="It records part, heats, reports and waived documents as of now. You can’t change it later, only void it."
      form={contract}
      submitLabel="Issue"
    >
      <TextField
        control={control}
        name="statement"
        label="Statement"
        help="Leave empty for: We certify that the parts were made and checked to the drawings and requirements of this order."
        maxLength={1000}
        multiline
      />
      <TextField
        control={control}
        name="note"
        label="Note"
        help="The customer sees this. No names or contact details."
        maxLength={1000}
        multiline
      />
    </FormDialog>
  )
}
