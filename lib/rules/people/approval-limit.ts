import type { OwnMember } from '../../contract/people/member'
import { money } from '../../terms/format'

/**
 * Why this person may not accept a price (INR, without GST): it is above the own limit. Null when it may, as may all who
 * have no limit.
 */
export function aboveLimit({ approvalLimit }: Pick<OwnMember, 'approvalLimit'>, price: number): string | null {
  if (approvalLimit === null || price <= approvalLimit) return null
  return `You may accept up to ${money(approvalLimit)} and this is ${money(price)}. Ask an owner of your company to accept it.`
}
