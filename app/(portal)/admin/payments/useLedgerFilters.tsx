'use client'

import { CompanyFilter } from '@/components/money/payments/CompanyFilter'
import { paymentsQuery } from '@/components/orders/workorders/query'
import { daySpans } from '@/components/ui/data/day-spans'
import type { FilterField } from '@/components/ui/filters/filter-field'
import { FilterDates } from '@/components/ui/filters/FilterDates'
import { useNow } from '@/components/ui/hooks/useNow'
import type { Address } from '@/components/ui/screen/useList'
import type { Payments } from '@/lib/contract/money/payments'

/** What payments can be narrowed by beyond their table: a company, and days of completion. */
export function useLedgerFilters(address: Address, company: Payments['company'] | undefined): FilterField[] {
  const now = useNow()
  const { completedFrom, completedTo } = paymentsQuery(address)
  return [
    { label: 'Company', params: ['company'], asks: true, control: <CompanyFilter chosen={company} /> },
    {
      label: 'Completed',
      params: ['from', 'to'],
      control: <FilterDates label="Completed" from={completedFrom} to={completedTo} spans={daySpans(now)} />,
    },
  ]
}
