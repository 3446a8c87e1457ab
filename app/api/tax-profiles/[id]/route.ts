import { taxProfiles } from '@/lib/contract'
import { editTaxProfile } from '@/lib/domain/people/tax-profiles/edit-tax-profile'
import { getTaxProfile } from '@/lib/domain/people/tax-profiles/get-tax-profile'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(taxProfiles.of, getTaxProfile)
export const PATCH = handle(taxProfiles.editOf, editTaxProfile)
