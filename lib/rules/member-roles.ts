import type { Role } from '../contract/accounts/account'

/** What a person may do for a company, by the company's role; the first one may do everything. */
export const memberRoles = {
  customer: ['owner', 'buyer', 'approver', 'finance'],
  supplier: ['owner', 'quoter', 'approver', 'finance', 'floor'],
  admin: ['owner', 'operations', 'finance', 'reader'],
} as const satisfies Record<Role, readonly string[]>

export type MemberRole = (typeof memberRoles)[Role][number]
