import { taxProfiles } from '@/lib/contract'
import { editOwnTaxProfile } from '@/lib/domain/people/tax-profiles/edit-tax-profile'
import { getOwnTaxProfile } from '@/lib/domain/people/tax-profiles/get-tax-profile'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(taxProfiles.own, getOwnTaxProfile)
export const PATCH = handle(taxProfiles.editOwn, editOwnTaxProfile)
