import type { accounts } from '../../contract/accounts'
import type { Input } from '../../contract/endpoint'
import { command } from '../verb'
import { findAccount, toSupplier } from './account'
import { assertFreeEmail } from './change-profile'
import { endPasswordTokens } from './password-token'

/** An admin edits a supplier's details. */
export const editSupplier = command(
  'account.editSupplier',
  async (scope, { id, ...form }: Input<typeof accounts.editSupplier>) => {
    const before = await findAccount(scope.rows, id, 'supplier')
    await assertFreeEmail(scope, form.email, id)
    await scope.tx.user.update({ where: { id }, data: { ...form, username: form.email } })
    // An invitation that went to a wrong address opens the account no more.
    if (form.email && form.email !== before.email) await endPasswordTokens(scope.tx, id)
    return toSupplier(await findAccount(scope.rows, id, 'supplier'))
  },
)

/** An admin sets what a supplier mainly does. */
export const setSupplierCategory = command(
  'account.editSupplier',
  async ({ tx, rows }, { id, mainProcessCategory }: Input<typeof accounts.setCategory>) => {
    await findAccount(rows, id, 'supplier')
    await tx.user.update({ where: { id }, data: { mainProcessCategory } })
    return toSupplier(await findAccount(rows, id, 'supplier'))
  },
)
