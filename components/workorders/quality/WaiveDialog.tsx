'use client'

import { FormDialog } from '@/components/ui/dialog/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useLastOpenValue } from '@/components/ui/hooks/useLastOpenValue'
import { decide } from '@/lib/client/api'
import type { DocumentKind } from '@/lib/contract/quality/document-kinds'
import type { Workorder } from '@/lib/contract/workorders'
import { documentLabels } from '@/lib/rules/documents'
import { orderId } from '@/lib/rules/nouns'

type Props = {
  order: Pick<Workorder, 'id'>
  /** The document; null when the dialog is closed. */
  kind: DocumentKind | null
  onClose: () => void
}

/** Asks an admin why the order can do without a document. */
export default function WaiveDialog({ order: { id }, kind: asked, onClose }: Props) {
  const toast = useToast()
  const kind = useLastOpenValue(asked) ?? 'packing_photo'
  const contract = useContractForm({
    schema: () => import('@/lib/contract/quality/documents').then(({ WaiveForm }) => WaiveForm),
    defaults: { reason: '' },
    submit: ({ reason }) => decide('POST /api/workorders/{id}/documents/{kind}/waive', { id, kind, reason }),
    onDone: () => {
      toast({ title: `${documentLabels[kind]} is waived`, text: 'Customer and supplier can read why.' })
      onClose()
    },
    failTitle: 'Not waived',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={asked !== null}
      onClose={onClose}
      title={`Waive: ${documentLabels[kind]}`}
      lead={`${orderId('admin', id)} can be complete without it. The customer reads the reason.`}
      form={contract}
      submitLabel="Waive"
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
