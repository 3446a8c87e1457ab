import type { Role } from '@/lib/contract/people/account'
import type { QuotationStatus } from '@/lib/contract/trade/quotations'
import { quotationFlow } from '@/lib/rules/trade/flows/quotation-flow'

/** The tabs of a role's quotations; 'Sent' only for admins. */
export const tabsOf = (role: Role): readonly QuotationStatus[] =>
  role === 'admin' ? ['pending', 'sent', 'accepted', 'rejected'] : ['pending', 'accepted', 'rejected']

/** The open tab as a filter, in words. */
export function tabFilter(tab: string | undefined) {
  const status = quotationFlow.find(tab)
  return status ? [{ param: 'tab', label: 'Status', value: quotationFlow.states[status].label }] : []
}
