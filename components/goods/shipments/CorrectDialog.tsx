'use client'

import { useToast } from '@/components/ui/feedback/Toasts'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Shipment, ShipmentLine } from '@/lib/contract/orders/shipment'
import { inUnitOf } from '@/lib/rules/goods/line-words'
import { displayId } from '@/lib/terms/nouns'
import { CountField } from './CountField'

type Props = { shipment: Shipment; line: ShipmentLine; open: boolean; onClose: () => void }

/** An admin corrects how many pieces of a line came. */
export default function CorrectDialog({ shipment: { id }, line, open, onClose }: Props) {
  const toast = useToast()
  const order = displayId('workorder', line.workorderId)
  const form = useContractForm({
    schema: () => import('@/lib/contract/goods/shipments').then(({ CorrectionForm }) => CorrectionForm),
    defaults: { received: String(line.received), note: '' },
    submit: (values) => send('PATCH /api/shipments/{id}/lines/{lineId}', { id, lineId: line.id, ...values }),
    onDone: () => {
      toast({ title: `Count of ${order} corrected`, text: 'The supplier reads it with your reason.' })
      onClose()
    },
    failTitle: 'Not corrected',
    failText: 'Please try again.',
  })
  const { control } = form.form
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title={`Correct the count of ${order}`}
      lead={`${inUnitOf(line, line.received ?? 0)} were counted. Rejected pieces stay as they are.`}
      form={form}
      submitLabel="Save count"
    >
      <CountField control={control} line={line} name="received" label="Received" required />
      <TextField control={control} name="note" label="Reason" help="The supplier reads it." required maxLength={500} />
    </FormDialog>
  )
}
