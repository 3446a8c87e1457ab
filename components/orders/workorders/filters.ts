import type { Payments } from '@/lib/contract/money/payments'
import { date } from '@/lib/terms/format'
import type { Filter } from '@/components/ui/list/NoRows'
import { paymentsQuery } from './query'

type Address = Record<string, string | undefined>
type Option = { value: string; label: string }

/** Windows on the day of completion. */
export const withinOptions: readonly Option[] = [
  { value: '', label: 'All time' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 3 months' },
  { value: '180', label: 'Last 6 months' },
  { value: '365', label: 'Last year' },
]

const chosen = (param: string, label: string, options: readonly Option[]) => (address: Address) => {
  const value = address[param] ? options.find((o) => o.value === address[param])?.label : undefined
  return value ? [{ param, label, value }] : []
}

/** The filters that an address sets, in words; each screen takes those that it offers. */
export const completedIn = chosen('within', 'Completed', withinOptions)

/** The company and the days of completion that the ledger is narrowed by. */
export function ledgerFilters(address: Address, company: Payments['company'] | undefined): Filter[] {
  const { company: id } = paymentsQuery(address)
  return [
    ...(id ? [{ param: 'company', label: 'Company', value: company?.companyName ?? 'unknown' }] : []),
    ...completedOn(address),
  ]
}

/** The days of completion that a list is narrowed to. */
export function completedOn(address: Address): Filter[] {
  const { completedFrom, completedTo } = paymentsQuery(address)
  return [
    ...(completedFrom ? [{ param: 'from', label: 'Completed from', value: date(completedFrom) }] : []),
    ...(completedTo ? [{ param: 'to', label: 'Completed to', value: date(completedTo) }] : []),
  ]
}
