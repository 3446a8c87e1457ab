'use client'

import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { Machine } from '@/lib/contract/trade/machines'
import { count } from '@/lib/terms/format'

/** `?capacity=1`: the machines behind the figure Available Capacity. */
export function FreeCapacity() {
  const { get, set } = useUrlState()
  const open = get('capacity') !== null
  const { data, error, mutate } = useApi(
    'GET /api/machines',
    open ? { status: 'idle', approvalStatus: 'approved', sort: 'name', limit: 100 } : null,
  )
  const more = data && data.total > data.items.length
  return (
    <DetailDrawer
      open={open}
      onClose={() => set({ capacity: null })}
      title="Available Capacity"
      label="Idle approved machines"
    >
      {error && !data ? (
        <ErrorState title="Couldn’t load the available machines" problem={error} onRetry={() => void mutate()} />
      ) : data ? (
        <DataTable
          label="Available machines"
          columns={columns}
          rows={data.items}
          rowKey={({ id }) => id}
          hrefOf={({ supplierId }) => `/admin/suppliers/${supplierId}`}
          empty={<EmptyState plain art="machine" title="No machine is idle" text="Every approved machine has work." />}
        />
      ) : (
        <TableSkeleton columns={3} />
      )}
      {more && <p>{`The first ${data.items.length} of ${count(data.total, data.capped)} machines.`}</p>}
    </DetailDrawer>
  )
}

const columns: Column<Machine>[] = [
  { key: 'machine', header: 'Machine', cell: ({ name, model }) => <CellTitle title={name} sub={model} /> },
  { key: 'supplier', header: 'Supplier', cell: ({ supplierName }) => supplierName },
  { key: 'process', header: 'Process', cell: ({ processName }) => processName ?? 'N/A', secondary: true },
]
