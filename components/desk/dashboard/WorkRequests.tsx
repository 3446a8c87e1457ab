'use client'

import { RowActions } from '@/components/ui/table/RowActions'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { EntityId } from '@/components/ui/data/EntityId'
import { Section } from '@/components/ui/layout/Section'
import type { WorkorderRequest } from '@/lib/contract/trade/workorder-requests'
import { displayId } from '@/lib/terms/nouns'

/** The newest requests of suppliers for work; `?request=` opens one. */
export function WorkRequests({ requests }: { requests: WorkorderRequest[] }) {
  return (
    <Section title="Supplier Work Requests" flush>
      <DataTable
        label="Supplier Work Requests"
        columns={columns}
        rows={requests}
        rowKey={({ id }) => id}
        opensAt={({ id }) => ({ request: id })}
        empty={
          <EmptyState
            plain
            art="machine"
            title="No work requests"
            text="Requests from suppliers with idle machines appear here."
          />
        }
      />
    </Section>
  )
}

const columns: Column<WorkorderRequest>[] = [
  { key: 'id', header: 'Request ID', cell: ({ id }) => <EntityId>{displayId('workorderrequest', id)}</EntityId> },
  {
    key: 'supplier',
    header: 'Supplier',
    opensRow: ({ id }) => `View Details of ${displayId('workorderrequest', id)}:`,
    cell: ({ supplierName, machineName, processName }) => (
      <CellTitle title={supplierName ?? 'N/A'} sub={`${machineName} · ${processName}`} />
    ),
  },
  {
    key: 'age',
    header: 'Requested',
    secondary: true,
    cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    hideInPrint: true,
    align: 'right',
    noCardLabel: true,
    cell: ({ id }) => (
      <RowActions>
        <LinkButton
          href={`/admin/workorders?request=${id}`}
          size="small"
          aria-label={`Assign Work for ${displayId('workorderrequest', id)}`}
        >
          Assign Work
        </LinkButton>
      </RowActions>
    ),
  },
]
