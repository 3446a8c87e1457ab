'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { CheckField } from '@/components/ui/form/CheckField'
import { DateField } from '@/components/ui/form/DateField'
import { FormWide } from '@/components/ui/form/Form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { NumberField } from '@/components/ui/form/NumberField'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { lazy } from '@/components/ui/hooks/lazy'
import { useNow } from '@/components/ui/hooks/useNow'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { PackOut } from '@/lib/contract/goods/shipments'
import type { Shipment } from '@/lib/contract/orders/shipment'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { paperLabels } from '@/lib/rules/goods/flows/shipment-flow'
import { isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { packing, type PackingLeg } from './packing'
import { PackLines } from './PackLines'
import { firstPieces, needsNumber, piecesOf } from './words'

const EwayDialog = lazy(() => import('./EwayDialog'))

type Props = {
  leg: PackingLeg
  /** The packed one that is changed; null for a new one. */
  shipment: Shipment | null
  /** Orders with pieces to pack, and the ids of those that are packed first. */
  orders: readonly Workorder[]
  first?: readonly number[]
  open: boolean
  onClose: () => void
  onPacked?: (shipment: Shipment) => void
}

const papers = Object.entries(paperLabels).map(([value, label]) => ({ value, label }))

/** Pieces of one or more orders, and how they travel. */
export default function PackDialog({ leg, shipment, orders, first = [], open, onClose, onPacked }: Props) {
  const toast = useToast()
  const now = useNow()
  const [idempotencyKey] = useState(newKey)
  const [due, setDue] = useState<Shipment | null>(null)
  const [paper] = shipment?.papers ?? []
  const { piecesOf: piecesToPack, title, submit, done, lead, note } = packing[leg]
  const isToHub = leg === 'to_hub'
  const isDirect = leg === 'to_site'
  const chosen = orders.filter(({ id }) => first.includes(id))
  const leave = (packed: Shipment) => {
    onPacked?.(packed)
    onClose()
  }
  const form = useContractForm({
    schema: () => import('@/lib/contract/goods/shipments').then(({ PackForm }) => PackForm),
    defaults: {
      lines: shipment
        ? shipment.lines.map(({ workorderId, quantity, scheduleId, uses }) => ({
            workorderId,
            quantity: quantity ?? '',
            scheduleId,
            uses,
          }))
        : chosen.map((order) => ({ workorderId: order.id, quantity: firstPieces(order, piecesToPack(order)) })),
      packages: shipment?.packages ?? '',
      weightKg: shipment?.weightGrams ? String(shipment.weightGrams / 1000) : '',
      distanceKm: shipment?.distanceKm ?? '',
      carrier: shipment?.carrier ?? '',
      vehicle: shipment?.vehicle ?? '',
      docketNo: shipment?.docketNo ?? '',
      paperKind: paper?.kind ?? '',
      paperNumber: paper?.number ?? '',
      paperOn: paper?.on ?? isoDay(now),
      note: shipment?.note ?? '',
      plannedOn: shipment?.plannedOn ?? '',
      confirmSite: false,
      send: false,
    },
    submit: ({ paperKind, paperNumber, paperOn, weightKg, send: leaves, plannedOn, confirmSite, lines, ...packed }) => {
      const form = {
        ...packed,
        lines: lines.map(({ uses, ...line }) => ({ ...line, uses: usesOf(uses) })),
        weightGrams: weightKg ? Math.round(weightKg * 1000) : null,
        ...(isToHub && { paper: paperKind ? { kind: paperKind, number: paperNumber!, on: paperOn! } : null }),
        ...(isDirect && { plannedOn }),
      }
      return shipment
        ? send('PATCH /api/shipments/{id}', { id: shipment.id, ...form })
        : send(
            'POST /api/shipments',
            { leg, ...form, send: leaves, ...(isDirect && { confirmSite }) },
            { idempotencyKey },
          )
    },
    onDone: (packed) => {
      const id = displayId('shipment', packed.id)
      const changed = shipment ? `${id} changed` : packed.status === 'sent' ? `${id} is on its way` : `${id} ${done}`
      toast({ title: changed, text: `${piecesOf(packed)} pieces in ${packed.packages ?? 'no'} packages.` })
      // Goods whose document needs an e-way bill leave with its number: it is asked for at once.
      if (packed.papers.some(needsNumber)) setDue(packed)
      else leave(packed)
    },
    failTitle: 'Not packed',
    failText: 'Please try again.',
    draftKey: shipment ? undefined : `pack ${leg} ${first.join('-')}`,
  })
  const { control, setValue } = form.form
  const paperDue = due?.papers.find(needsNumber)
  if (due && paperDue) return <EwayDialog shipment={due} paper={paperDue} open={open} onClose={() => leave(due)} />
  return (
    <FormDialog
      columns
      sheet
      open={open}
      onClose={onClose}
      title={shipment ? `Change ${displayId('shipment', shipment.id)}` : title}
      lead={lead}
      form={form}
      submitLabel={shipment ? 'Save' : submit}
    >
      <FormWide>
        <PackLines leg={leg} control={control} setValue={setValue} orders={orders} />
      </FormWide>
      <NumberField control={control} name="packages" label="Packages" help="Boxes or pallets, each with a label." />
      <TextField control={control} name="weightKg" label="Weight (kg)" inputMode="decimal" />
      <TextField control={control} name="carrier" label="Carrier" maxLength={100} />
      <TextField control={control} name="vehicle" label="Vehicle" placeholder="MH 12 AB 1234" maxLength={20} />
      {isToHub && (
        <>
          <SelectField
            control={control}
            name="paperKind"
            label="Document"
            help="Goods leave with it."
            options={papers}
            placeholder="None yet"
          />
          <TextField control={control} name="paperNumber" label="Its number" placeholder="MP/118" maxLength={16} />
          <DateField control={control} name="paperOn" label="Its day" />
        </>
      )}
      {isDirect ? (
        <DateField control={control} name="plannedOn" label="Pick-up on" ahead plain />
      ) : (
        <NumberField control={control} name="distanceKm" label="Distance (km)" help="An e-way bill asks for it." />
      )}
      <TextField control={control} name="docketNo" label="LR number" maxLength={15} />
      <FormWide>
        <TextField control={control} name="note" label="Note" help={note} maxLength={500} />
        {isDirect && !shipment && (
          <CheckField
            control={control}
            name="confirmSite"
            label="The driver sees both gates"
            help="The driver learns who makes the parts and who gets them. Supplier and customer don’t."
          />
        )}
      </FormWide>
    </FormDialog>
  )
}

type Uses = PackOut['lines'][number]['uses']

/** The materials that come back. */
const usesOf = (uses: Uses) =>
  uses?.flatMap(({ quantityMilli, ...use }) => (quantityMilli ? { quantityMilli, ...use } : []))
