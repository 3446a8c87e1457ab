import { ADDRESSES_MAX, type addresses } from '../../../contract/people/addresses'
import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import { aboutAccount } from '../accounts/account'
import { command } from '../../core/verb'
import { clearDefault, findAddress, lockAddresses } from './address'

/** A customer adds an address. The first one is the default unless told. */
export const addAddress = command('address.add', async (scope, form: Input<typeof addresses.add>) => {
  const { viewer, tx, emit } = scope
  await lockAddresses(scope)
  const count = await tx.address.count({ where: { customerId: viewer.id } })
  if (count >= ADDRESSES_MAX)
    throw new Problem('conflict', `You have ${ADDRESSES_MAX} addresses, which is the most. Remove one first.`)

  const isDefault = form.isDefault ?? count === 0
  if (isDefault) await clearDefault(scope)
  const { id } = await tx.address.create({ data: { ...form, isDefault, customerId: viewer.id } })
  emit('account.addressChanged', { ...aboutAccount(viewer), change: 'added' })
  return findAddress(scope, id)
})
