import type { Role } from '@/lib/contract/people/account'
import type { QuotationStatus } from '@/lib/contract/trade/quotations'

/** The tabs of a role's quotations; for others than admins 'Sent' only when there are any, so that the counts add up. */
export const tabsOf = (role: Role, sent: number): readonly QuotationStatus[] =>
  role === 'admin' || sent > 0 ? ['pending', 'sent', 'accepted', 'rejected'] : ['pending', 'accepted', 'rejected']
