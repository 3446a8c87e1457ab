'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import buttons from '@/components/ui/controls/buttons.module.css'
import { lazy } from '@/components/ui/hooks/lazy'
import { useNow } from '@/components/ui/hooks/useNow'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { useMay } from '@/lib/client/viewer'
import type { Shipment, ShipmentLine } from '@/lib/contract/orders/shipment'
import type { Role } from '@/lib/contract/people/account'
import { purposeLabels, reportUntil } from '@/lib/rules/goods/flows/shipment-flow'
import { amountOf, inUnitOf } from '@/lib/rules/goods/line-words'
import { count, date, isoDay } from '@/lib/terms/format'
import { displayId, linkTo, orderId } from '@/lib/terms/nouns'

const CorrectDialog = lazy(() => import('./CorrectDialog'))
const RaiseDialog = lazy(() => import('@/components/orders/order-problems/RaiseDialog'))

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

/** The orders in it with their counts. An admin corrects one; a customer rejects pieces for some days. */
export function ShipmentContents({ shipment, role }: { shipment: Shipment; role: Role }) {
  const may = useMay()
  const now = useNow()
  const [wrong, setWrong] = useState<ShipmentLine | null>(null)
  const [faulty, setFaulty] = useState<ShipmentLine | null>(null)
  const isCounted = shipment.status === 'received'
  const until = reportedUntil(shipment, role)
  const reports = until !== null && isoDay(now) <= until && may('problem.raise')
  const act = actOf()
  return (
    <Section plain title="Contents">
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
    </Section>
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
