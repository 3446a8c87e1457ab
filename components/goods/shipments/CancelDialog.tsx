'use client'

import { useToast } from '@/components/ui/feedback/Toasts'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Shipment } from '@/lib/contract/orders/shipment'
import { displayId } from '@/lib/terms/nouns'

type Props = { shipment: Shipment; open: boolean; onClose: () => void }

/** Why a packed shipment doesn't go; its pieces are free again. */
export default function CancelDialog({ shipment: { id }, open, onClose }: Props) {
  const toast = useToast()
  const shownId = displayId('shipment', id)
  const form = useContractForm({
    schema: () => import('@/lib/contract/goods/shipments').then(({ CancelShipmentForm }) => CancelShipmentForm),
    defaults: { reason: '' },
    submit: ({ reason }) => send('PATCH /api/shipments/{id}/status', { id, status: 'cancelled', reason }),
    onDone: () => {
      toast({ title: `${shownId} cancelled`, text: 'Its pieces can be packed again.' })
      onClose()
    },
    failTitle: 'Not cancelled',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title={`Cancel ${shownId}?`}
      lead="It is not sent. Its pieces can be packed again."
      form={form}
      submitLabel="Cancel shipment"
      closeLabel="Keep it"
      tone="danger"
    >
      <TextField control={form.form.control} name="reason" label="Reason" required maxLength={500} />
    </FormDialog>
  )
}
