import type { Role } from '@/lib/contract/accounts'

/** Where a role compares the quotations on one inquiry. */
export const comparisonHref = (role: Role, inquiryId: number) =>
  role === 'admin' ? `/admin/quotations?inquiry=${inquiryId}` : `/customer/quotations?compare=${inquiryId}`
