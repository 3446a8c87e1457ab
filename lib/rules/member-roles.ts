import type { Role } from '../contract/accounts/account'

/** What a person may do for a company, by the company's role; the first one may do everything. */
export const memberRoles = {
  customer: ['owner', 'buyer', 'approver', 'finance'],
  supplier: ['owner', 'quoter', 'approver', 'finance', 'floor'],
  admin: ['owner', 'operations', 'finance', 'reader'],
} as const satisfies Record<Role, readonly string[]>

export type MemberRole = (typeof memberRoles)[Role][number]

/** Whether this person works on a shop floor, which reads no amount and no payment. */
export const isFloor = ({ member }: { member: { role: MemberRole } }) => member.role === 'floor'

/** The roles in words. */
export const memberLabel = {
  owner: 'Owner',
  buyer: 'Buyer',
  quoter: 'Quoter',
  approver: 'Approver',
  finance: 'Finance',
  floor: 'Shop floor',
  operations: 'Operations',
  reader: 'Reader',
} as const satisfies Record<MemberRole, string>
