import { LinkButton } from '@/components/ui/controls/LinkButton'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { EntityId } from '@/components/ui/data/EntityId'
import { Section } from '@/components/ui/layout/Section'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { May } from '@/lib/client/viewer'
import type { Machine } from '@/lib/contract/trade/machines'
import { displayId } from '@/lib/terms/nouns'
import { machineFlow } from '@/lib/rules/trade/flows/machine-flow'

/** A supplier's machines, running ones first, each with the order that it works on. */
export const MachineStatus = ({ machines }: { machines: Machine[] }) => (
  <Section
    title="Machine Status"
    flush
    actions={
      <LinkButton href="/supplier/machines" size="small">
        All machines
      </LinkButton>
    }
  >
    <DataTable
      label="Machine Status"
      columns={columns}
      rows={machines}
      rowKey={({ id }) => id}
      hrefOf={({ id }) => `/supplier/machines?id=${id}`}
      empty={
        <EmptyState
          plain
          art="machine"
          title="No machines found"
          text="Add your machines to get work assigned to them."
          action={
            <May act="machine.add">
              <LinkButton href="/supplier/machines?new=1">Add Machine</LinkButton>
            </May>
          }
        />
      }
    />
  </Section>
)

const columns: Column<Machine>[] = [
  { key: 'name', header: 'Machine', cell: ({ name, model }) => <CellTitle title={name} sub={model} /> },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusChip {...machineFlow.states[status]} /> },
  { key: 'order', header: 'Current work order', cell: currentOrder },
]

function currentOrder({ status, currentWorkOrderId: id }: Machine) {
  if (status !== 'running') return '—'
  return id ? <EntityId>{displayId('workorder', id)}</EntityId> : 'N/A'
}
