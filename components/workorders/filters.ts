import type { PaymentStatus } from '@/lib/contract/workorders'
import type { Payments } from '@/lib/contract/payments'
import { date } from '@/lib/rules/format'
import { paymentFlow } from '@/lib/rules/payment-flow'
import type { Filter } from '@/components/ui/table/NoRows'
import { paymentsQuery } from './query'

type Address = Record<string, string | undefined>
type Option = { value: string; label: string }

const payments = Object.keys(paymentFlow.states) as PaymentStatus[]

export const paymentOptions: readonly Option[] = [
  { value: '', label: 'All' },
  ...payments.map((value) => ({ value, label: paymentFlow.states[value].label })),
]

/** The same, with what is still to be paid as one choice. */
export const openPaymentOptions: readonly Option[] = [...paymentOptions, { value: 'open', label: 'Not fully paid' }]

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
export const searched = ({ q }: Address): Filter[] => (q ? [{ param: 'q', label: 'Search', value: `“${q}”` }] : [])
export const paidAs = chosen('payment', 'Payment', openPaymentOptions)
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
