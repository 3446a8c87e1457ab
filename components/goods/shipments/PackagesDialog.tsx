'use client'

import { useToast } from '@/components/ui/feedback/Toasts'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { NumberField } from '@/components/ui/form/NumberField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { Shipment } from '@/lib/contract/orders/shipment'
import { displayId } from '@/lib/terms/nouns'

type Props = { shipment: Shipment; open: boolean; onClose: () => void }

/** A shop says how it has packed what a driver fetches. */
export default function PackagesDialog({ shipment: { id, packages, weightGrams }, open, onClose }: Props) {
  const toast = useToast()
  const shownId = displayId('shipment', id)
  const form = useContractForm({
    schema: () => import('@/lib/contract/goods/shipments').then(({ PackagesForm }) => PackagesForm),
    defaults: { packages: packages ?? '', weightKg: weightGrams ? String(weightGrams / 1000) : '' },
    submit: (values) =>
      send('PATCH /api/shipments/{id}', {
        id,
        packages: values.packages,
        weightGrams: values.weightKg ? Math.round(values.weightKg * 1000) : null,
      }),
    onDone: () => {
      toast({ title: `${shownId} changed` })
      onClose()
    },
    failTitle: 'Not changed',
    failText: 'Please try again.',
  })
  const { control } = form.form
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title={`Packages of ${shownId}`}
      lead="Stick a label of ours on each, and none of yours: they go to the customer."
      form={form}
      submitLabel="Save"
    >
      <NumberField control={control} name="packages" label="Packages" help="Boxes or pallets, each with a label." />
      <TextField control={control} name="weightKg" label="Weight (kg)" inputMode="decimal" />
    </FormDialog>
  )
}
