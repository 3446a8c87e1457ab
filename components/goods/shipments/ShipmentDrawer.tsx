'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import buttons from '@/components/ui/controls/buttons.module.css'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Notice } from '@/components/ui/feedback/Notice'
import { FileList } from '@/components/ui/files/FileList'
import { lazy } from '@/components/ui/hooks/lazy'
import { useNow } from '@/components/ui/hooks/useNow'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import { useRecord } from '@/components/ui/record/useRecord'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { useMay } from '@/lib/client/viewer'
import { keyOf } from '@/lib/contract/address'
import type { Shipment, ShipmentLine } from '@/lib/contract/orders/shipment'
import type { Workorder } from '@/lib/contract/orders/workorders'
import type { Role } from '@/lib/contract/people/account'
import { photoHref } from '@/lib/contract/pictures'
import { documentLabels } from '@/lib/rules/orders/documents'
import { modeLabels, purposeLabels, reportUntil, shipmentFlow } from '@/lib/rules/goods/flows/shipment-flow'
import { capital, count, date, isoDay } from '@/lib/terms/format'
import { displayId, linkTo, orderId } from '@/lib/terms/nouns'
import { AddDocument } from '@/components/orders/workorders/quality/AddDocument'
import { amountOf, inUnitOf } from '@/lib/rules/goods/line-words'
import { Papers } from './Papers'
import { ShipmentActs } from './ShipmentActs'
import { contentsOf, missingOf, shortfallOf, weightOf } from './words'

const CorrectDialog = lazy(() => import('./CorrectDialog'))
const RaiseDialog = lazy(() => import('@/components/orders/order-problems/RaiseDialog'))

type Props = { rows: readonly Shipment[]; role: Role; orders: readonly Workorder[] }

const counted = (line: ShipmentLine, n: number | null) => (n === null ? '–' : inUnitOf(line, n))
const columnsOfCount = (role: Role): Column<ShipmentLine>[] => [
  { key: 'received', header: 'Received', align: 'right', cell: (line) => counted(line, line.received) },
  {
    key: 'rejected',
    header: 'Rejected',
    align: 'right',
    cell: (line) => {
      const { rejected, problemId } = line
      return problemId && rejected ? (
        <Link href={linkTo('problem', problemId, role)!} prefetch={false} className={buttons.link}>
          {`${count(rejected)}, ${displayId('problem', problemId)}`}
        </Link>
      ) : (
        counted(line, rejected)
      )
    },
  },
]
/** What can be done with a counted line: its count is corrected, or pieces of it are rejected. */
type LineAct = {
  label: string
  nameOf: (order: string) => string
  isFor: (line: ShipmentLine) => boolean
  onPress: (line: ShipmentLine) => void
}

const columnsFor = (role: Role, isCounted: boolean, act: LineAct | null): Column<ShipmentLine>[] => [
  {
    key: 'order',
    header: 'Order',
    width: '40%',
    opensRow: ({ workorderId }) => `View Details of ${orderId(role, workorderId)}:`,
    cell: ({ workorderId, projectName, description, purpose }) => (
      <CellTitle
        title={description ?? projectName ?? 'Order'}
        sub={[purposeLabels[purpose], orderId(role, workorderId)].filter(Boolean).join(', ')}
      />
    ),
  },
  { key: 'packed', header: 'Packed', align: 'right', cell: amountOf },
  ...(isCounted ? columnsOfCount(role) : []),
  ...(act
    ? [
        {
          key: 'act',
          header: 'Actions',
          noCardLabel: true,
          hideInPrint: true,
          cell: (line: ShipmentLine) =>
            act.isFor(line) && (
              <Button
                size="small"
                aria-label={act.nameOf(orderId(role, line.workorderId))}
                onClick={() => act.onPress(line)}
              >
                {act.label}
              </Button>
            ),
        } as const,
      ]
    : []),
]

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
          <Section plain title="Contents">
            <Contents shipment={shipment} role={role} />
          </Section>
          <Section plain title="On the road">
            <KeyValues items={travelOf(shipment)} />
          </Section>
          <Papers shipment={shipment} role={role} />
          <Photos shipment={shipment} />
        </>
      )}
    </RecordDrawer>
  )
}

/** The orders in it with their counts. An admin corrects one; a customer rejects pieces for some days. */
function Contents({ shipment, role }: { shipment: Shipment; role: Role }) {
  const may = useMay()
  const now = useNow()
  const [wrong, setWrong] = useState<ShipmentLine | null>(null)
  const [faulty, setFaulty] = useState<ShipmentLine | null>(null)
  const isCounted = shipment.status === 'received'
  const until = reportedUntil(shipment, role)
  const reports = until !== null && isoDay(now) <= until && may('problem.raise')
  const act = actOf()
  return (
    <Stack gap="small">
      <DataTable
        label="Contents"
        columns={columnsFor(role, isCounted, act)}
        rows={shipment.lines}
        rowKey={({ id }) => id}
        hrefOf={({ workorderId }) => linkTo('workorder', workorderId, role)!}
        empty={null}
      />
      {reports && <Text size="small" tone="secondary">{`You can report a problem until ${date(until)}.`}</Text>}
      <Overlay of={wrong} onClose={() => setWrong(null)}>
        {(overlay, line) => <CorrectDialog shipment={shipment} line={line} {...overlay} />}
      </Overlay>
      <Overlay of={faulty} onClose={() => setFaulty(null)}>
        {(overlay, { id, workorderId, accepted, ordered }) => (
          <RaiseDialog
            order={{ id: workorderId, quantity: ordered }}
            role={role}
            line={{ id, accepted: accepted ?? 0 }}
            {...overlay}
          />
        )}
      </Overlay>
    </Stack>
  )

  function actOf(): LineAct | null {
    if (isCounted && may('shipment.correct'))
      return {
        label: 'Correct',
        nameOf: (order) => `Correct the count of ${order}`,
        isFor: () => true,
        onPress: setWrong,
      }
    if (!reports) return null
    return {
      label: 'Report a problem',
      nameOf: (order) => `Report a problem with ${order}`,
      isFor: ({ purpose, accepted }) => purpose === 'goods' && Boolean(accepted),
      onPress: setFaulty,
    }
  }
}

/** Until when its customer may reject counted pieces. */
const reportedUntil = ({ status, deliveredOn }: Shipment, role: Role) =>
  role === 'customer' && status === 'received' && deliveredOn ? reportUntil(deliveredOn) : null

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

/** How it is packed, in photos; what an order still requires stands beside them. */
function Photos({ shipment: { id, files = [], missingPhotos = [], lines } }: { shipment: Shipment }) {
  if (!files.length && !missingPhotos.length) return null
  const orderOf = (fileName: string) =>
    lines.find(({ workorderId }) => fileName.startsWith(displayId('workorder', workorderId)))?.workorderId ??
    lines[0]!.workorderId
  return (
    <Section plain title="Photos">
      {files.length > 0 && (
        <FileList
          label="Photos"
          param="shown"
          files={files}
          hrefOf={(fileName) => keyOf('GET /api/workorders/{id}/files/{fileName}', { id: orderOf(fileName), fileName })}
          pictureOf={(fileName) => photoHref(orderOf(fileName), fileName)}
        />
      )}
      {missingPhotos.map(({ workorderId, document }) => (
        <Row key={`${workorderId} ${document}`} wrap gap="small">
          <span>{`${documentLabels[document]} of ${displayId('workorder', workorderId)}`}</span>
          <AddDocument
            order={{ id: workorderId }}
            kind={document}
            shipmentId={id}
            of={displayId('workorder', workorderId)}
          />
        </Row>
      ))}
    </Section>
  )
}
