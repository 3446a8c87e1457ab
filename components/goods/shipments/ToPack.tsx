'use client'

import { Button } from '@/components/ui/controls/Button'
import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useSelection } from '@/components/ui/list/useSelection'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { titleOf } from '@/components/orders/workorders/labels'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { isOver } from '@/lib/rules/orders/closure'
import { count } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { packing, type PackingLeg } from './packing'

const SelectionBar = lazy(() => import('@/components/ui/list/SelectionBar'), { ahead: false })

const choiceOf = ({ id }: Workorder) => ({ id, name: displayId('workorder', id) })

const columnsOf = (leg: PackingLeg): Column<Workorder>[] => [
  {
    key: 'id',
    header: 'Work order',
    width: '9rem',
    cell: ({ id }) => <EntityId>{displayId('workorder', id)}</EntityId>,
  },
  {
    key: 'project',
    header: 'Project',
    opensRow: ({ id }) => `Pack ${displayId('workorder', id)}:`,
    cell: (order) => <CellTitle title={titleOf(order)} sub={order.customerName ?? order.partNumber} />,
  },
  {
    key: 'due',
    header: 'Due Date',
    width: '9rem',
    cell: (order) => <FormattedDate value={order.dueDate} empty="No due date" due done={isOver(order)} />,
  },
  {
    key: 'pieces',
    header: packing[leg].column,
    align: 'right',
    width: '9rem',
    cell: (order) =>
      `${count(packing[leg].piecesOf(order))} of ${count(order.quantity ?? packing[leg].piecesOf(order))}`,
  },
]

/** What goes out today: the orders with pieces to pack, late ones first. One is packed by itself, those that are ticked travel together. */
export function ToPack({ leg }: { leg: PackingLeg }) {
  const address = useUrlState()
  const may = useMay()
  const packs = may('shipment.plan')
  const { data: listing, error, mutate } = useApi('GET /api/workorders', packing[leg].query)
  const selection = useSelection(packing[leg].left)
  const columns = columnsOf(leg)
  if (error && !listing)
    return <ErrorState title="Couldn’t load the orders" problem={error} onRetry={() => void mutate()} />
  if (!listing) return <TableSkeleton columns={columns.length} />
  const { items, total, capped } = listing
  const page = items.map(choiceOf)
  const chosen = items.filter(({ id }) => selection.chosen.has(id))
  return (
    <>
      <DataTable
        label={packing[leg].list}
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
        opensAt={packs ? ({ id }) => ({ pack: id }) : undefined}
        picks={packs ? { selection, choiceOf } : undefined}
        empty={<EmptyState art="sheet" {...packing[leg].empty} />}
      />
      {chosen.length > 0 && (
        <SelectionBar
          selection={selection}
          page={page}
          total={total}
          capped={capped}
          findAll={async () => selection.choose(page)}
        >
          <Button variant="contained" onClick={() => address.set({ pack: chosen.map(({ id }) => id).join('-') })}>
            {chosen.length === 1 ? 'Pack this order' : `Pack ${count(chosen.length)} together`}
          </Button>
        </SelectionBar>
      )}
    </>
  )
}
