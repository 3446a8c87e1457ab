'use client'

import { Button } from '@/components/ui/layout/Button'
import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { EntityId } from '@/components/ui/data/EntityId'
import { Section } from '@/components/ui/layout/Section'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { WorkorderRequest } from '@/lib/contract/workorder-requests'
import { displayId } from '@/lib/rules/nouns'
import css from './Dashboards.module.css'

/** The newest machines that suppliers ask for work for; `?request=` opens one. */
export function WorkRequests({ requests }: { requests: WorkorderRequest[] }) {
  const { set } = useUrlState()
  return (
    <Section title="Supplier Work Requests" flush>
      <DataTable
        label="Supplier Work Requests"
        columns={columns((id) => set({ request: id }))}
        rows={requests}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            plain
            art="machine"
            title="No work requests"
            text="Suppliers with an idle machine ask for work here."
          />
        }
      />
    </Section>
  )
}

const columns = (open: (id: number) => void): Column<WorkorderRequest>[] => [
  { key: 'id', header: 'Request ID', cell: ({ id }) => <EntityId>{displayId('workorderrequest', id)}</EntityId> },
  {
    key: 'supplier',
    header: 'Supplier',
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
    acts: true,
    align: 'right',
    bare: true,
    cell: ({ id }) => (
      <span className={css.buttons}>
        <Button
          size="small"
          variant="text"
          onClick={() => open(id)}
          aria-label={`Details of ${displayId('workorderrequest', id)}`}
        >
          Details
        </Button>
        <LinkButton
          href={`/admin/workorders?request=${id}`}
          size="small"
          aria-label={`Assign Work for ${displayId('workorderrequest', id)}`}
        >
          Assign Work
        </LinkButton>
      </span>
    ),
  },
]
