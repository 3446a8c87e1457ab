import { AgoText } from '@/components/ui/AgoText'
import { CellTitle, type Column } from '@/components/ui/DataTable'
import { MonoId } from '@/components/ui/MonoId'
import { StatusChip } from '@/components/ui/StatusChip'
import type { WorkorderRequest } from '@/lib/contract/workorder-requests'
import { displayId } from '@/lib/rules/format'
import { workorderRequestFlow } from '@/lib/rules/workorder-request-flow'

/** Id, machine, process, status, date: what every screen shows of a request. */
export const requestColumns: Column<WorkorderRequest>[] = [
  { key: 'id', header: 'Request', cell: (r) => <MonoId>{displayId('workorderrequest', r.id)}</MonoId> },
  { key: 'machine', header: 'Machine', cell: (r) => <CellTitle title={r.machineName} sub={r.notes} /> },
  { key: 'process', header: 'Process', cell: (r) => r.processName },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <StatusChip tone={workorderRequestFlow.states[status].tone} label={workorderRequestFlow.states[status].label} />
    ),
  },
  { key: 'asked', header: 'Date Requested', secondary: true, cell: (r) => <AgoText value={r.createdAt} /> },
]
