'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Notice } from '@/components/ui/feedback/Notice'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useSelection } from '@/components/ui/list/useSelection'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { BillableLine, BillProposal } from '@/lib/contract/money/bills'
import { date, rupees } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { piecesOf } from './words'
import type { Choosable } from './lines-to-bill'

const SelectionBar = lazy(() => import('@/components/ui/list/SelectionBar'), { ahead: false })
const UploadDialog = lazy(() => import('./UploadDialog'), { ahead: false })
const PrepareDialog = lazy(() => import('./PrepareDialog'), { ahead: false })

const nameOf = ({ workorderId, shipmentId }: BillableLine) =>
  [displayId('workorder', workorderId), shipmentId && displayId('shipment', shipmentId)].filter(Boolean).join(', ')
const choiceOf = (line: Choosable) => ({ id: line.id, name: `${nameOf(line)}, ${piecesOf(line)}` })
const taxOf = ({ cgstPaise, sgstPaise, igstPaise }: BillableLine) => cgstPaise + sgstPaise + igstPaise

const columns: Column<Choosable>[] = [
  {
    key: 'order',
    header: 'Order',
    width: '34%',
    opensRow: (line) => `Bill ${nameOf(line)}:`,
    cell: (line) => (
      <CellTitle title={line.projectName ?? displayId('workorder', line.workorderId)} sub={nameOf(line)} />
    ),
  },
  {
    key: 'delivered',
    header: 'Delivered',
    width: '9rem',
    cell: ({ deliveredOn }) => <FormattedDate value={deliveredOn} />,
  },
  { key: 'pieces', header: 'Accepted', align: 'right', cell: piecesOf },
  { key: 'taxable', header: 'Taxable', align: 'right', cell: ({ taxablePaise }) => rupees(taxablePaise) },
  { key: 'tax', header: 'Tax', align: 'right', hideWhenNarrow: true, cell: (line) => rupees(taxOf(line)) },
]

/** What a supplier can bill: deliveries of one or more orders that go on one bill. `?shipment=` ticks those of a shipment. */
export function ToBill() {
  const may = useMay()
  const { data: proposal, error, mutate } = useApi('GET /api/bills/proposal', {})
  if (error && !proposal)
    return <ErrorState title="Couldn’t load what you can bill" problem={error} onRetry={() => void mutate()} />
  if (!proposal) return <TableSkeleton columns={columns.length} />
  return (
    <>
      {may('bill.add') && proposal.notPrepared && proposal.lines.length > 0 && !proposal.nextNumber && (
        <Notice title={proposal.notPrepared} />
      )}
      <Lines proposal={proposal} />
      <Waiting proposal={proposal} />
    </>
  )
}

function Lines({ proposal }: { proposal: BillProposal }) {
  const may = useMay()
  const address = useUrlState()
  const [asked, setAsked] = useState<'upload' | 'prepare' | null>(null)
  const rows = proposal.lines.map((line, i): Choosable => ({ ...line, id: i + 1 }))
  const selection = useSelection(rows.map((line) => `${nameOf(line)} ${line.quantityMilli}`).join())
  const page = rows.map(choiceOf)
  const shipment = Number(address.get('shipment'))
  const ofShipment = rows.filter(({ shipmentId }) => shipmentId === shipment)
  const ticked = rows.filter(({ id }) => selection.chosen.has(id))
  const chosen = ticked.length ? ticked : ofShipment
  const bills = may('bill.add')
  const close = () => setAsked(null)
  return (
    <>
      <DataTable
        label="Deliveries to bill"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        picks={
          bills
            ? {
                selection: { ...selection, chosen: new Map(chosen.map((line) => [line.id, choiceOf(line).name])) },
                choiceOf,
              }
            : undefined
        }
        empty={
          <EmptyState
            art="sheet"
            title="Nothing to bill yet"
            text="Pieces appear here once we have counted and accepted them."
          />
        }
      />
      {bills && chosen.length > 0 && (
        <SelectionBar
          selection={{ ...selection, chosen: new Map(chosen.map((line) => [line.id, ''])), clear: clearAll }}
          page={page}
          total={rows.length}
          capped={false}
          findAll={async () => selection.choose(page)}
        >
          {!proposal.notPrepared && (
            <Button variant="outlined" onClick={() => setAsked('prepare')}>
              Draw it for me
            </Button>
          )}
          <Button variant="contained" onClick={() => setAsked('upload')}>
            Bill it
          </Button>
        </SelectionBar>
      )}
      <Overlay of={asked} onClose={close}>
        {(overlay, how) =>
          how === 'upload' ? (
            <UploadDialog lines={chosen} proposal={proposal} {...overlay} />
          ) : (
            <PrepareDialog lines={chosen} proposal={proposal} {...overlay} />
          )
        }
      </Overlay>
    </>
  )

  function clearAll() {
    selection.clear()
    address.set({ shipment: null })
  }
}

/** Delivered pieces that we have not counted. */
function Waiting({ proposal: { waiting } }: { proposal: BillProposal }) {
  if (!waiting.length) return null
  return (
    <Notice tone="neutral" title="Not counted yet">
      {waiting.map((line) => (
        <p key={`${line.shipmentId} ${line.workorderId}`}>
          {`${piecesOf(line)} of ${displayId('workorder', line.workorderId)} in ${displayId('shipment', line.shipmentId)}: ${
            line.countedBy ? `counted on ${date(line.countedBy)} at the latest` : 'on the way'
          }.`}
        </p>
      ))}
    </Notice>
  )
}
