'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Notice } from '@/components/ui/feedback/Notice'
import { Section } from '@/components/ui/layout/Section'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import { useRecord } from '@/components/ui/record/useRecord'
import type { Shipment } from '@/lib/contract/orders/shipment'
import type { Workorder } from '@/lib/contract/orders/workorders'
import type { Role } from '@/lib/contract/people/account'
import { modeLabels, shipmentFlow } from '@/lib/rules/goods/flows/shipment-flow'
import { capital, count, date } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { Papers } from './Papers'
import { ShipmentActs } from './ShipmentActs'
import { ShipmentContents } from './ShipmentContents'
import { ShipmentPhotos } from './ShipmentPhotos'
import { contentsOf, missingOf, shortfallOf, weightOf } from './words'

type Props = { rows: readonly Shipment[]; role: Role; orders: readonly Workorder[] }

/** The shipment of `?id=`: what is in it, how it travels, what came of it, and the next step at its foot. */
export function ShipmentDrawer({ rows, role, orders }: Props) {
  const record = useRecord('id', 'GET /api/shipments/{id}', { rows, closes: ['act'] })
  return (
    <RecordDrawer
      record={record}
      kind={role === 'customer' ? 'Delivery Details' : 'Shipment Details'}
      noun={role === 'customer' ? 'delivery' : 'shipment'}
      idOf={(id) => displayId('shipment', id)}
      tab={(shipment) => `${displayId('shipment', shipment.id)} ${contentsOf(shipment, role)}`}
      title={(shipment) => contentsOf(shipment, role)}
      untitled="Shipment"
      status={({ status }) => {
        const { tone, label } = shipmentFlow.states[status]
        return <StatusChip tone={tone} label={label} />
      }}
      foot={(shipment) => <ShipmentActs shipment={shipment} role={role} orders={orders} />}
      gone="It may have been entered wrong, or is of another company."
    >
      {(shipment) => (
        <>
          <Standing shipment={shipment} role={role} />
          <ShipmentContents shipment={shipment} role={role} />
          <Section plain title="On the road">
            <KeyValues items={travelOf(shipment)} />
          </Section>
          <Papers shipment={shipment} role={role} />
          <ShipmentPhotos shipment={shipment} />
        </>
      )}
    </RecordDrawer>
  )
}

/** What is to be known first: what it lacks, until when it is counted, why it was cancelled. */
function Standing({ shipment, role }: { shipment: Shipment; role: Role }) {
  const { status, countBy, silent, cancelReason } = shipment
  const missing = status === 'planned' ? missingOf(shipment) : []
  if (status === 'cancelled')
    return <Notice tone="neutral" title={cancelReason ? `Cancelled: ${cancelReason}` : 'Cancelled'} />
  if (status === 'planned' && shipment.leg === 'to_site' && role === 'supplier')
    return <PickUp shipment={shipment} missing={missing} />
  if (missing.length)
    return (
      <Notice tone="info" title="Before it leaves">
        <p>{capital(missing.join(', '))}.</p>
      </Notice>
    )
  if (status === 'delivered' && countBy)
    return (
      <Notice tone="info" title={`To be counted by ${date(countBy)}`}>
        {role === 'supplier'
          ? 'After that day your pieces count as accepted.'
          : 'After that day its pieces count as accepted.'}
      </Notice>
    )
  const shortfall = shortfallOf(shipment)
  if (shortfall) return <Notice tone="warning" title={capital(shortfall)} />
  return silent ? <Notice tone="info" title="Nobody counted it within 7 days: it counts as accepted" /> : null
}

/** What a shop needs to hand goods over to a driver. */
function PickUp({ shipment, missing }: { shipment: Shipment; missing: readonly string[] }) {
  const { pickupCode, plannedOn, toState } = shipment
  return (
    <Notice tone="info" title={`Pick-up code ${pickupCode}`}>
      <p>
        {`A driver comes${plannedOn ? ` on ${date(plannedOn)}` : ''} and brings it to a customer${toState ? ` in ${toState}` : ''}. Hand it over only for this code.`}
      </p>
      {missing.length > 0 && <p>{`Before that: ${missing.join(', ')}.`}</p>}
    </Notice>
  )
}

/** How it travels; facts without a value are left out. */
const travelOf = (shipment: Shipment) =>
  [
    { label: 'Supplier', value: shipment.supplierName },
    { label: 'Customer', value: shipment.customerName },
    { label: 'Pick-up code', value: shipment.pickupCode },
    { label: 'Pick-up on', value: shipment.plannedOn && <FormattedDate value={shipment.plannedOn} /> },
    { label: 'Goes to', value: shipment.toState },
    { label: 'Packages', value: shipment.packages },
    { label: 'Weight', value: weightOf(shipment.weightGrams) },
    { label: 'Carrier', value: shipment.carrier },
    { label: 'Vehicle', value: shipment.vehicle },
    { label: 'By', value: shipment.mode && shipment.mode !== 'road' && modeLabels[shipment.mode] },
    { label: 'Distance', value: shipment.distanceKm && `${count(shipment.distanceKm)} km` },
    { label: 'LR number', value: shipment.docketNo },
    { label: 'Sent', value: shipment.sentOn && <FormattedDate value={shipment.sentOn} /> },
    { label: 'Arrived', value: shipment.deliveredOn && <FormattedDate value={shipment.deliveredOn} /> },
    { label: 'Received by', value: shipment.receivedBy },
    { label: 'Note', value: shipment.note, wide: true },
  ].filter(({ value }) => value)
