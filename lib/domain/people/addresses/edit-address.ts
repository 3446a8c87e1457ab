import type { addresses } from '../../../contract/people/addresses'
import type { Input } from '../../../contract/core/endpoint'
import { aboutAccount } from '../accounts/account'
import { command } from '../../core/verb'
import { clearDefault, findAddress, lockAddresses } from './address'

/** The customer changes an address; inquiries keep the copy that they have. */
export const editAddress = command(
  'address.edit',
  async (scope, { id, isDefault, ...form }: Input<typeof addresses.edit>) => {
    const { viewer, tx, emit } = scope
    await lockAddresses(scope)
    await findAddress(scope, id)
    if (isDefault) await clearDefault(scope)
    await tx.address.update({ where: { id }, data: { ...form, isDefault: isDefault ?? undefined } })
    emit('account.addressChanged', { ...aboutAccount(viewer), change: 'changed' })
    return findAddress(scope, id)
  },
)
