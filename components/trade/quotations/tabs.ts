import type { Role } from '@/lib/contract/people/account'
import type { QuotationStatus } from '@/lib/contract/trade/quotations'

/** The tabs of a role's quotations; 'Sent' only for admins. */
export const tabsOf = (role: Role): readonly QuotationStatus[] =>
  role === 'admin' ? ['pending', 'sent', 'accepted', 'rejected'] : ['pending', 'accepted', 'rejected']
