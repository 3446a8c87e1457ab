'use client'

import { CompanyFilter } from '@/components/money/payments/CompanyFilter'
import { paymentsQuery } from '@/components/orders/workorders/query'
import { daySpans } from '@/components/ui/data/day-spans'
import { FilterDates } from '@/components/ui/filters/FilterDates'
import { FilterFold } from '@/components/ui/filters/FilterFold'
import { useNow } from '@/components/ui/hooks/useNow'
import { FiltersOf } from '@/components/ui/screen/ListParts'
import type { OpenList } from '@/components/ui/screen/useList'
import type { Payments } from '@/lib/contract/money/payments'
import type { Workorder } from '@/lib/contract/orders/workorders'

type Props = { list: OpenList<Workorder>; company: Payments['company'] | undefined }

/** The filters of payments: those of its table, a company and days of completion. */
export function LedgerFilters({ list, company }: Props) {
  const now = useNow()
  const { completedFrom, completedTo } = paymentsQuery(list.address)
  return (
    <FilterFold inForce={list.narrowed.length}>
      <FiltersOf list={list.list} />
      <CompanyFilter chosen={company} />
      <FilterDates label="Completed" from={completedFrom} to={completedTo} spans={daySpans(now)} />
    </FilterFold>
  )
}
