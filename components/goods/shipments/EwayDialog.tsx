'use client'

import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNow } from '@/components/ui/hooks/useNow'
import { send } from '@/lib/client/api'
import type { Shipment, ShipmentPaper } from '@/lib/contract/orders/shipment'
import { count, isoDay } from '@/lib/terms/format'

type Props = { shipment: Shipment; paper: ShipmentPaper; open: boolean; onClose: () => void }

/** The e-way bill of a document, as the portal made it. */
export default function EwayDialog({ shipment: { id, distanceKm }, paper, open, onClose }: Props) {
  const toast = useToast()
  const now = useNow()
  const form = useContractForm({
    schema: () => import('@/lib/contract/goods/shipments').then(({ EwayBillForm }) => EwayBillForm),
    defaults: {
      ewbNo: paper.ewbNo ?? '',
      ewbOn: paper.ewbOn ?? isoDay(now),
      ewbUntil: paper.ewbUntil ?? '',
    },
    submit: (values) => send('PATCH /api/shipments/{id}/papers/{paperId}', { id, paperId: paper.id, ...values }),
    onDone: () => {
      toast({ title: `E-way bill of ${paper.number} entered` })
      onClose()
    },
    failTitle: 'Not entered',
    failText: 'Please try again.',
  })
  const { control } = form.form
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title={`E-way bill of ${paper.number}`}
      lead={leadOf(paper)}
      form={form}
      submitLabel="Save"
    >
      <TextField
        control={control}
        name="ewbNo"
        label="Number"
        help="12 digits"
        inputMode="numeric"
        maxLength={14}
        required
      />
      <DateField control={control} name="ewbOn" label="Made on" required />
      <DateField
        control={control}
        name="ewbUntil"
        label="Valid Until"
        help={distanceKm ? `Empty: a day for each 200 km, of ${count(distanceKm)} km` : 'As the portal says'}
      />
    </FormDialog>
  )
}

/** Whether it is needed, and why where its reader may know. */
function leadOf({ ewayDue, ewayWhy }: ShipmentPaper) {
  if (!ewayDue) return 'Not needed for its value. You can enter one all the same.'
  return ewayWhy ? `Needed: ${ewayWhy}.` : 'The goods leave with its number.'
}
