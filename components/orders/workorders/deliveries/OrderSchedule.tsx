'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { lazy } from '@/components/ui/hooks/lazy'
import { Section } from '@/components/ui/layout/Section'
import { Text } from '@/components/ui/layout/Text'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { DataTable, type Column } from '@/components/ui/table/DataTable'
import { useMay } from '@/lib/client/viewer'
import type { ScheduleLine } from '@/lib/contract/orders/shipment'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { isOver } from '@/lib/rules/orders/closure'
import { count } from '@/lib/terms/format'

const ScheduleDialog = lazy(() => import('./ScheduleDialog'), { ahead: false })

const columnsFor = (isDone: boolean): Column<ScheduleLine>[] => [
  {
    key: 'day',
    header: 'Due',
    cell: ({ day, open }) => <FormattedDate value={day} empty="Not specified" due done={isDone || open === 0} />,
  },
  { key: 'quantity', header: 'Pieces', align: 'right', cell: ({ quantity }) => count(quantity) },
]
const delivered: Column<ScheduleLine>[] = [
  { key: 'delivered', header: 'Delivered', align: 'right', cell: (line) => count(line.delivered ?? 0) },
  { key: 'open', header: 'Open', align: 'right', cell: (line) => count(line.open ?? 0) },
]

/** How many pieces of an order are due on which day, and what came of each; an admin changes it. */
export default function OrderSchedule({ order }: { order: WorkorderDetail }) {
  const [open, setOpen] = useState(false)
  const may = useMay()
  const { schedule, quantity } = order
  const isSplit = schedule.length > 1
  const changes = may('schedule.set') && quantity !== null && !isOver(order)
  if (!isSplit && !changes) return null
  return (
    <Section
      plain
      title="Schedule"
      actions={
        changes && (
          <Button size="small" onClick={() => setOpen(true)}>
            {isSplit ? 'Change schedule' : 'Split into deliveries'}
          </Button>
        )
      }
    >
      {isSplit ? (
        <DataTable
          label="Schedule"
          columns={[...columnsFor(isOver(order)), ...delivered]}
          rows={schedule}
          rowKey={({ day }) => day ?? ''}
          empty={null}
        />
      ) : (
        <Text tone="secondary">All pieces are due together.</Text>
      )}
      <Overlay of={changes && open} onClose={() => setOpen(false)}>
        {(overlay) => <ScheduleDialog order={order} {...overlay} />}
      </Overlay>
    </Section>
  )
}
