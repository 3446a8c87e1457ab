'use client'

import { TextField } from '@/components/ui/form/TextField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useLastOpenValue } from '@/components/ui/hooks/useLastOpenValue'
import { send } from '@/lib/client/api'
import type { WorkorderRequest } from '@/lib/contract/trade/workorder-requests'
import { displayId } from '@/lib/terms/nouns'

/** Says no to a request, with the reason that its supplier reads. Open while there is a request. */
export function RejectRequest({ request, onClose }: { request?: WorkorderRequest; onClose: () => void }) {
  const toast = useToast()
  const kept = useLastOpenValue(request)
  const shownId = kept ? displayId('workorderrequest', kept.id) : ''
  const form = useContractForm({
    schema: () => import('@/lib/contract/core/fields').then((contract) => contract.rejection.unwrap()),
    defaults: { reason: '' },
    submit: (values) => send('PATCH /api/workorderrequests/{id}/reject', { id: kept!.id, ...values }),
    failTitle: 'Error',
    failText: 'Failed to reject the request',
    onDone: () => {
      toast({ title: 'Request Rejected', text: `${shownId} is rejected; we’ve notified the supplier.` })
      onClose()
    },
  })
  return (
    <FormDialog
      open={Boolean(request)}
      onClose={onClose}
      title={`Reject ${shownId}`}
      lead={kept && `${kept.supplierName} requested work for ${kept.machineName} (${kept.processName}).`}
      form={form}
      submitLabel="Reject request"
      tone="danger"
    >
      <TextField control={form.form.control} name="reason" label="Reason" multiline help="Visible to the supplier." />
    </FormDialog>
  )
}
