'use client'

import { FormDialog } from '@/components/ui/dialog/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useLastOpenValue } from '@/components/ui/hooks/useLastOpenValue'
import { decide } from '@/lib/client/api'
import type { Certificate } from '@/lib/contract/quality/certificate'
import { certificateId } from '@/lib/rules/nouns'

type Props = {
  /** Null when the dialog is closed. */
  certificate: Certificate | null
  onClose: () => void
}

/** Asks why a certificate is made void. */
export default function VoidDialog({ certificate: asked, onClose }: Props) {
  const toast = useToast()
  const certificate = useLastOpenValue(asked)
  const number = certificate ? certificateId(certificate) : ''
  const contract = useContractForm({
    schema: () => import('@/lib/contract/quality/certificates').then(({ VoidForm }) => VoidForm),
    defaults: { reason: '' },
    submit: ({ reason }) => decide('POST /api/certificates/{id}/void', { id: certificate!.id, reason }),
    onDone: () => {
      toast({ title: `${number} is void`, text: 'The customer can read why.' })
      onClose()
    },
    failTitle: 'Not void',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={asked !== null}
      onClose={onClose}
      title={`Void ${number}`}
      lead="It stays in the list with its reason. A new certificate can be issued then."
      form={contract}
      submitLabel="Void"
    >
      <TextField
        control={contract.form.control}
        name="reason"
        label="Reason"
        help="Without contact details and names."
        maxLength={500}
        required
        multiline
      />
    </FormDialog>
  )
}
