'use client'

import { TextField } from '@/components/ui/fields/TextField'
import { FormDialog } from '@/components/ui/FormDialog'
import { useToast } from '@/components/ui/Toasts'
import { useContractForm } from '@/components/ui/useContractForm'
import { send } from '@/lib/client/api'
import { rejection } from '@/lib/contract/fields'
import { workorderRequests, type WorkorderRequest } from '@/lib/contract/workorder-requests'
import { displayId } from '@/lib/rules/format'

/** Says no to a request, with the reason that its supplier reads. Open while there is a request. */
export function RejectRequest({ request, onClose }: { request?: WorkorderRequest; onClose: () => void }) {
  const toast = useToast()
  const shownId = request ? displayId('workorderrequest', request.id) : ''
  const form = useContractForm({
    schema: rejection.unwrap(),
    defaults: { reason: '' },
    submit: (values) => send(workorderRequests.reject, { id: request!.id, ...values }),
    failTitle: 'Error',
    failText: 'Failed to reject the request',
    onDone: () => {
      toast({ title: 'Request Rejected', text: `${shownId} is rejected and its supplier is told.` })
      onClose()
    },
  })
  return (
    <FormDialog
      open={Boolean(request)}
      onClose={onClose}
      title={`Reject ${shownId}`}
      lead={request && `${request.supplierName} asked for work for ${request.machineName} (${request.processName}).`}
      form={form}
      submitLabel="Reject request"
      tone="danger"
    >
      <TextField control={form.form.control} name="reason" label="Reason" multiline help="The supplier reads it." />
    </FormDialog>
  )
}
