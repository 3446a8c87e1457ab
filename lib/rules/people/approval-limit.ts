import type { OwnMember } from '../../contract/people/member'
import { money } from '../../terms/format'
import type { MemberRole } from '../../terms/member-roles'

/** The people of a customer who accept quotations. */
export const decidingRoles = ['owner', 'buyer', 'approver'] as const satisfies readonly MemberRole[]

/** The people of a customer to whom an owner may give a limit. Owners have none. */
export const limitedRoles = ['buyer', 'approver'] as const satisfies readonly MemberRole[]

type Limited = Pick<OwnMember, 'approvalLimit'>

/** Whether a price (INR, without GST) is above the own limit. A person without a limit accepts any. */
export const isAboveLimit = ({ approvalLimit }: Limited, price: number): boolean =>
  approvalLimit !== null && price > approvalLimit

/** Why this person may not accept a price (INR, without GST) alone. Null when it may. */
export function aboveLimit({ approvalLimit }: Limited, price: number): string | null {
  if (approvalLimit === null || price <= approvalLimit) return null
  return `You may accept up to ${money(approvalLimit)} and this is ${money(price)}. Ask for approval.`
}
