import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import { EntityId } from '@/components/ui/data/EntityId'
import { StatusChip } from '@/components/ui/data/StatusChip'
import type { WorkorderRequest } from '@/lib/contract/trade/workorder-requests'
import { displayId } from '@/lib/terms/nouns'
import { workorderRequestFlow } from '@/lib/rules/trade/flows/workorder-request-flow'

type RequestColumn = Column<WorkorderRequest>

/** The columns of requests, each by its name. */
export const columnId: RequestColumn = {
  key: 'id',
  header: 'Request',
  cell: (r) => <EntityId>{displayId('workorderrequest', r.id)}</EntityId>,
}

export const columnSupplier: RequestColumn = {
  key: 'supplier',
  header: 'Supplier',
  cell: (r) => <CellTitle title={r.supplierName ?? ''} sub={r.notes} />,
}

export const columnMachine: RequestColumn = {
  key: 'machine',
  header: 'Machine',
  cell: (r) => <CellTitle title={r.machineName} sub={r.notes} />,
}

export const columnProcess: RequestColumn = { key: 'process', header: 'Process', cell: (r) => r.processName }

export const columnStatus: RequestColumn = {
  key: 'status',
  header: 'Status',
  badge: true,
  cell: ({ status }) => (
    <StatusChip tone={workorderRequestFlow.states[status].tone} label={workorderRequestFlow.states[status].label} />
  ),
}

export const columnAsked: RequestColumn = {
  key: 'asked',
  header: 'Date requested',
  secondary: true,
  cell: (r) => <RelativeTime value={r.createdAt} />,
}
