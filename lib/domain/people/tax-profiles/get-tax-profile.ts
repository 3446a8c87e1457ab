import type { TaxProfile } from '../../../contract/people/tax-profiles'
import { query, type ReadScope } from '../../core/verb'
import { findTrader, profileOf, toTaxProfile } from './tax-profile'

/** The own tax profile. */
export const getOwnTaxProfile = query('taxprofile.own', (scope) => readProfile(scope, scope.viewer.id))

/** The tax profile of a customer or a supplier, for admins. */
export const getTaxProfile = query('taxprofile.of', (scope, { id }: { id: number }) => readProfile(scope, id))

const readProfile = async (scope: ReadScope, id: number): Promise<TaxProfile> =>
  toTaxProfile(await profileOf(scope, await findTrader(scope, id)), scope.viewer)
