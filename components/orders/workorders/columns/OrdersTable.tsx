'use client'

import type { ReactNode } from 'react'
import { DataTable, type Column } from '@/components/ui/table/DataTable'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Pager } from '@/components/ui/list/Pager'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { Workorder } from '@/lib/contract/orders/workorders'
import type { Picks } from '@/components/ui/list/useBulk'
import type { useWorkorders } from '../useWorkorders'

type Props = {
  label: string
  list: ReturnType<typeof useWorkorders>
  columns: Column<Workorder>[]
  empty: ReactNode
  /** What the server sorts by when the address does not say. */
  sort?: string
  picks?: Picks<Workorder>
}

/** Work orders as rows that open over their list, with the way to the next page. */
export function OrdersTable({ label, list, columns, empty, sort, picks }: Props) {
  const address = useUrlState()
  const { listing, rows, error, retry } = list
  if (error && !listing) return <ErrorState title="Couldn’t load the orders" problem={error} onRetry={retry} />
  if (!listing) return <TableSkeleton columns={columns.length} />
  return (
    <>
      <DataTable
        wide
        label={label}
        columns={columns}
        rows={rows}
        rowKey={(order) => order.id}
        opensAt={(order) => ({ id: order.id })}
        selectedKey={address.get('id')}
        sort={address.get('sort') ?? sort}
        picks={picks}
        empty={empty}
      />
      <Pager of="orders" listing={listing} />
    </>
  )
}
