'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { NumberField } from '@/components/ui/form/NumberField'
import { QuantityField } from '@/components/ui/form/QuantityField'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNow } from '@/components/ui/hooks/useNow'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Material } from '@/lib/contract/goods/materials'
import type { Shipment } from '@/lib/contract/orders/shipment'
import { paperLabels } from '@/lib/rules/goods/flows/shipment-flow'
import { isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { quantityText } from '@/lib/terms/paise'

type Props = { material: Material; open: boolean; onClose: () => void; onPacked: (shipment: Shipment) => void }

const papers = Object.entries(paperLabels).map(([value, label]) => ({ value, label }))

/** A shop sends material or tools back to the hub as they are: bar that is left over, a jig that is no longer needed. */
export default function SendBackDialog({ material, open, onClose, onPacked }: Props) {
  const toast = useToast()
  const now = useNow()
  const [idempotencyKey] = useState(newKey)
  const { id: lineId, workorderId, purpose, description, challan, pendingMilli, uqc } = material
  const form = useContractForm({
    schema: () => import('@/lib/contract/goods/shipments').then(({ SendBackForm }) => SendBackForm),
    defaults: {
      quantityMilli: String(pendingMilli),
      packages: '',
      carrier: '',
      vehicle: '',
      distanceKm: '',
      paperKind: 'challan' as const,
      paperNumber: '',
      paperOn: isoDay(now),
    },
    submit: ({ quantityMilli, paperKind, paperNumber, paperOn, ...travel }) =>
      send(
        'POST /api/shipments',
        {
          leg: 'to_hub',
          lines: [{ workorderId, purpose, uses: [{ lineId, quantityMilli }] }],
          paper: { kind: paperKind, number: paperNumber, on: paperOn },
          ...travel,
        },
        { idempotencyKey },
      ),
    onDone: (shipment) => {
      toast({ title: `${displayId('shipment', shipment.id)} packed`, text: 'Mark it as gone when it leaves.' })
      onPacked(shipment)
      onClose()
    },
    failTitle: 'Not packed',
    failText: 'Please try again.',
  })
  const { control } = form.form
  return (
    <FormDialog
      columns
      sheet
      open={open}
      onClose={onClose}
      title={`Send back ${description}`}
      lead={`${quantityText(pendingMilli)} ${uqc} of ${challan} are with you. What is in parts is named where you pack them.`}
      form={form}
      submitLabel="Pack"
    >
      <QuantityField control={control} name="quantityMilli" label={`Quantity (${uqc})`} required />
      <NumberField control={control} name="packages" label="Packages" />
      <TextField control={control} name="carrier" label="Carrier" maxLength={100} />
      <TextField control={control} name="vehicle" label="Vehicle" placeholder="MH 12 AB 1234" maxLength={20} />
      <SelectField control={control} name="paperKind" label="Document" options={papers} required />
      <TextField control={control} name="paperNumber" label="Its number" placeholder="MP/118" maxLength={16} required />
      <DateField control={control} name="paperOn" label="Its day" required />
      <NumberField control={control} name="distanceKm" label="Distance (km)" help="An e-way bill asks for it." />
    </FormDialog>
  )
}
