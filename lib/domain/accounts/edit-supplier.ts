import type { accounts } from '../../contract/accounts/accounts'
import type { Input } from '../../contract/core/endpoint'
import { command } from '../core/verb'
import { aboutAccount, changedFields, findAccount, lockAccount, toSupplier } from './account'
import { assertFreeEmail } from './change-profile'
import { askForProof } from './email-change'
import { afterEmailChange } from './after-email-change'

/** An admin edits a supplier's details. An admin is trusted with the email: it changes at once. */
export const editSupplier = command(
  'account.editSupplier',
  async (scope, { id, ...form }: Input<typeof accounts.editSupplier>) => {
    const { tx, rows, emit } = scope
    const before = await lockAccount(scope, id, 'supplier')
    await assertFreeEmail(scope, form.email, id)
    const moved = form.email && form.email !== before.email ? form.email : undefined
    const data = { ...form, username: form.email, ...(moved && { emailProvenAt: null }) }
    await tx.user.update({ where: { id }, data })
    // Voids an invitation that went to the wrong address.
    if (moved) {
      await askForProof(rows, { id, email: moved })
      await afterEmailChange(tx, rows, before, moved)
    }
    const after = await findAccount(rows, id, 'supplier')
    const fields = changedFields(before, after)
    if (fields.length)
      emit('account.edited', {
        ...{ ...aboutAccount(after), fields },
        ...(moved && { oldEmail: before.email, newEmail: moved }),
      })
    return toSupplier(after)
  },
)

/** An admin sets what a supplier mainly does. */
export const setSupplierCategory = command(
  'account.editSupplier',
  async (scope, { id, mainProcessCategory: to }: Input<typeof accounts.setCategory>) => {
    const { tx, emit } = scope
    const before = await lockAccount(scope, id, 'supplier')
    const from = before.mainProcessCategory
    await tx.user.update({ where: { id }, data: { mainProcessCategory: to } })
    if (to !== from) emit('account.categorySet', { ...aboutAccount(before), from, to })
    return toSupplier({ ...before, mainProcessCategory: to })
  },
)
