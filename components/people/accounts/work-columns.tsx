import type { Column } from '@/components/ui/table/DataTable'
import type { Supplier } from '@/lib/contract/people/account'
import { count } from '@/lib/terms/format'
import { onTimeShare } from './record/on-time'

/** How a supplier's orders and machines stand. */
export const workColumns: Column<Supplier>[] = [
  { key: 'onTime', header: 'On time', align: 'right', cell: ({ work }) => (work && onTimeShare(work)) ?? '—' },
  { key: 'open', header: 'Open orders', align: 'right', cell: ({ work }) => count(work?.open ?? 0) },
  {
    key: 'machines',
    header: 'Machines',
    align: 'right',
    cell: ({ work }) => (work?.machines ? `${count(work.idle)} of ${count(work.machines)} idle` : '—'),
  },
]
