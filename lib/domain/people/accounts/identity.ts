import type { Account } from '../../../contract/people/account'
import type { Events } from '../../../rules/events'

type Identity = Pick<Account, 'companyName' | 'gstNumber'>

/** Whether a profile changes what an admin verified: the company name or the GST number. An admin's own account has none to verify. */
export const isNewIdentity = (before: Account, { companyName, gstNumber }: Partial<Identity>) =>
  before.role !== 'admin' &&
  ((companyName !== undefined && companyName !== before.companyName) ||
    (gstNumber !== undefined && gstNumber !== before.gstNumber))

/** Old and new values, as the event keeps them for the admin who checks. */
export const identityChange = (
  before: Identity,
  after: Identity,
): Omit<Events['account.identityChanged'], 'accountId' | 'role' | 'companyName'> => ({
  oldCompanyName: before.companyName,
  newCompanyName: after.companyName,
  oldGstNumber: before.gstNumber,
  newGstNumber: after.gstNumber,
})
