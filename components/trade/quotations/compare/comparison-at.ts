import type { AddressValues } from '@/components/ui/hooks/useUrlState'
import type { Role } from '@/lib/contract/people/account'

/** Where a role compares the quotations on one inquiry, on its screen of quotations. */
export const comparisonAt = (role: Role, inquiryId: number): AddressValues =>
  role === 'admin' ? { inquiry: inquiryId, id: null } : { compare: inquiryId, id: null }
