'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FormWide } from '@/components/ui/form/Form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { NumberField } from '@/components/ui/form/NumberField'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNow } from '@/components/ui/hooks/useNow'
import { send, useApi } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { MaterialOut } from '@/lib/contract/goods/shipments'
import type { Shipment, ShipmentLine } from '@/lib/contract/orders/shipment'
import { isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { newLine, MaterialLines } from './MaterialLines'

type Props = {
  /** The packed one that is changed; null for a new one. */
  shipment: Shipment | null
  /** The order that a new one is for; null: it is chosen here. */
  order: number | null
  open: boolean
  onClose: () => void
  onPacked?: (shipment: Shipment) => void
}

const ways = [
  { value: 'to_supplier', label: 'From the hub to the supplier' },
  { value: 'from_customer', label: 'From the customer to the hub' },
  { value: 'from_hub', label: 'From the hub back to the customer' },
]
const ordersQuery = { status: 'active', sort: 'dueDate', limit: 100 } as const

/** What a line of a form asks the call. Rejected pieces have a number, material and tools a quantity in their unit. */
const asLine = (workorderId: number, { purpose, quantityMilli, capital, ...material }: MaterialOut['lines'][number]) =>
  purpose === 'return'
    ? { workorderId, purpose, quantity: quantityMilli / 1000 }
    : { workorderId, purpose, quantityMilli, capital: capital === 'yes', ...material }

const formOf = (line: ShipmentLine) => ({
  ...newLine(line.purpose === 'return' ? 'return' : line.purpose === 'tooling' ? 'tooling' : 'material'),
  quantityMilli: String(line.quantityMilli ?? (line.quantity ?? 0) * 1000),
  uqc: line.uqc ?? '',
  description: line.description ?? '',
  hsn: line.hsn ?? '',
  valuePaise: line.valuePaise === undefined ? '' : String(line.valuePaise),
  owner: line.owner ?? '',
  capital: line.capital ? ('yes' as const) : ('no' as const),
})

/** Material, tools and rejected pieces of an order: from the hub to its supplier, or from its customer. */
export default function MaterialDialog({ shipment, order, open, onClose, onPacked }: Props) {
  const toast = useToast()
  const now = useNow()
  const [idempotencyKey] = useState(newKey)
  const { data: orders } = useApi('GET /api/workorders', shipment ? null : ordersQuery)
  const [paper] = shipment?.papers ?? []
  const form = useContractForm({
    schema: () => import('@/lib/contract/goods/shipments').then(({ MaterialForm }) => MaterialForm),
    defaults: {
      leg: (shipment?.leg ?? 'to_supplier') as 'to_supplier',
      workorderId: String(shipment?.lines[0]?.workorderId ?? order ?? ''),
      lines: shipment ? shipment.lines.map(formOf) : [newLine('material')],
      packages: shipment?.packages ?? '',
      carrier: shipment?.carrier ?? '',
      vehicle: shipment?.vehicle ?? '',
      docketNo: shipment?.docketNo ?? '',
      distanceKm: shipment?.distanceKm ?? '',
      paperNumber: paper?.number ?? '',
      paperOn: paper?.on ?? isoDay(now),
      note: shipment?.note ?? '',
    },
    submit: ({ leg, workorderId, lines, paperNumber, paperOn, ...packed }) => {
      const isTyped = leg === 'from_customer'
      const asked = {
        ...packed,
        lines: lines.map((line) => asLine(workorderId, line)),
        ...(isTyped && {
          paper: paperNumber ? { kind: 'challan' as const, number: paperNumber, on: paperOn ?? isoDay(now) } : null,
        }),
      }
      return shipment
        ? send('PATCH /api/shipments/{id}', { id: shipment.id, ...asked })
        : send('POST /api/shipments', { leg, ...asked }, { idempotencyKey })
    },
    onDone: (packed) => {
      const id = displayId('shipment', packed.id)
      const next = packed.leg === 'from_customer' ? 'Mark it as gone, then count it.' : 'Issue its challan next.'
      toast({ title: `${id} ${shipment ? 'changed' : 'packed'}`, text: next })
      onPacked?.(packed)
      onClose()
    },
    failTitle: 'Not packed',
    failText: 'Please try again.',
    draftKey: shipment ? undefined : `material ${order ?? ''}`,
  })
  const { control } = form.form
  const leg = useWatch({ control, name: 'leg' })
  const choices = (orders?.items ?? []).map(({ id, projectName, supplierName }) => ({
    value: id,
    label: [displayId('workorder', id), projectName, supplierName].filter(Boolean).join(' · '),
  }))
  const chosen =
    order && !choices.some(({ value }) => value === order)
      ? [{ value: order, label: displayId('workorder', order) }]
      : []
  return (
    <FormDialog
      columns
      sheet
      open={open}
      onClose={onClose}
      title={shipment ? `Change ${displayId('shipment', shipment.id)}` : 'Move material'}
      lead="Material, tools and rejected pieces travel with a challan. Of a customer’s material no more is sent than came from the customer."
      form={form}
      submitLabel={shipment ? 'Save' : 'Pack'}
    >
      {!shipment && (
        <>
          <SelectField control={control} name="leg" label="Way" options={ways} required />
          <SelectField
            control={control}
            name="workorderId"
            label="Work order"
            options={[...chosen, ...choices]}
            placeholder="Choose"
            required
          />
        </>
      )}
      <FormWide>
        <MaterialLines control={control} leg={leg} />
      </FormWide>
      {leg === 'from_customer' && (
        <>
          <TextField
            control={control}
            name="paperNumber"
            label="The customer’s challan"
            placeholder="KP/7"
            maxLength={16}
          />
          <DateField control={control} name="paperOn" label="Its day" help="The year of its material runs from it." />
        </>
      )}
      <NumberField control={control} name="packages" label="Packages" />
      <TextField control={control} name="carrier" label="Carrier" maxLength={100} />
      <TextField control={control} name="vehicle" label="Vehicle" placeholder="MH 12 AB 1234" maxLength={20} />
      <NumberField control={control} name="distanceKm" label="Distance (km)" help="An e-way bill asks for it." />
      <TextField control={control} name="docketNo" label="LR number" maxLength={15} />
      <FormWide>
        <TextField control={control} name="note" label="Note" help="For us alone." maxLength={500} />
      </FormWide>
    </FormDialog>
  )
}
