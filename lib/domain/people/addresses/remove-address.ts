import { aboutAccount } from '../accounts/account'
import { command } from '../../core/verb'
import { findAddress, lockAddresses } from './address'

/** The customer removes an address; inquiries keep the copy that they have. */
export const removeAddress = command('address.remove', async (scope, { id }: { id: number }): Promise<void> => {
  await lockAddresses(scope)
  await findAddress(scope, id)
  await scope.tx.address.delete({ where: { id } })
  scope.emit('account.addressChanged', { ...aboutAccount(scope.viewer), change: 'removed' })
})
