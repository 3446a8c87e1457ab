'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Shipment } from '@/lib/contract/orders/shipment'
import { challanReasons, challanReasonsOf } from '@/lib/rules/money/challan-words'
import { displayId } from '@/lib/terms/nouns'

type Props = { shipment: Shipment; open: boolean; onClose: () => void }

/** The reasons that this shipment can have: what was rejected goes back, material goes to a job worker. */
const reasonsOf = ({ leg, lines }: Shipment) =>
  (challanReasonsOf[leg] ?? [])
    .filter(
      (reason) => leg !== 'to_supplier' || (reason === 'return') === lines.some(({ purpose }) => purpose === 'return'),
    )
    .map((value) => ({ value, label: challanReasons[value] }))

/** Issues the challan that goods travel with where no invoice covers them. */
export default function ChallanDialog({ shipment, open, onClose }: Props) {
  const { id } = shipment
  const reasons = reasonsOf(shipment)
  const toast = useToast()
  const [idempotencyKey] = useState(newKey)
  const form = useContractForm({
    schema: () => import('@/lib/contract/goods/shipments').then(({ ChallanForm }) => ChallanForm),
    defaults: { reason: (reasons.length === 1 ? reasons[0]!.value : '') as never, note: '' },
    submit: (values) => send('POST /api/shipments/{id}/challan', { id, ...values }, { idempotencyKey }),
    onDone: ({ papers }) => {
      const number = papers.find(({ kind }) => kind === 'challan')?.number
      toast({ title: `Challan ${number} is issued`, text: 'Print three copies: consignee, transporter and us.' })
      onClose()
    },
    failTitle: 'Not issued',
    failText: 'Please try again.',
  })
  const { control } = form.form
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title={`Challan for ${displayId('shipment', id)}`}
      lead="It takes the next number and can’t be changed. It names the pieces that are packed now."
      form={form}
      submitLabel="Issue challan"
    >
      <SelectField control={control} name="reason" label="Reason" options={reasons} placeholder="Choose" required />
      <TextField control={control} name="note" label="Note" help="It is printed." maxLength={300} />
    </FormDialog>
  )
}
