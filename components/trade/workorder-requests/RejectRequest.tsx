'use client'

import { TextField } from '@/components/ui/form/TextField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { send } from '@/lib/client/api'
import type { WorkorderRequest } from '@/lib/contract/trade/workorder-requests'
import { displayId } from '@/lib/terms/nouns'

/** Says no to a request, with the reason that its supplier reads. */
export default function RejectRequest({ request, open, onClose }: { request: WorkorderRequest } & OverlayProps) {
  const toast = useToast()
  const shownId = displayId('workorderrequest', request.id)
  const form = useContractForm({
    schema: () => import('@/lib/contract/core/fields').then((contract) => contract.rejection.unwrap()),
    defaults: { reason: '' },
    submit: (values) => send('PATCH /api/workorderrequests/{id}/reject', { id: request.id, ...values }),
    failTitle: 'Error',
    failText: 'Failed to reject the request',
    onDone: () => {
      toast({ title: 'Request Rejected', text: `${shownId} is rejected; we’ve notified the supplier.` })
      onClose()
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Reject ${shownId}`}
      lead={`${request.supplierName} requested work for ${request.machineName} (${request.processName}).`}
      form={form}
      submitLabel="Reject request"
      tone="danger"
    >
      <TextField control={form.form.control} name="reason" label="Reason" multiline help="Visible to the supplier." />
    </FormDialog>
  )
}
