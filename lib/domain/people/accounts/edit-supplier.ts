import type { accounts } from '../../../contract/people/accounts'
import type { Input } from '../../../contract/core/endpoint'
import { assertFresh, IDENTITY_FRESH } from '../../../rules/core/permissions'
import { command } from '../../core/verb'
import { aboutAccount, changedFields, findAccount, lockAccount, toSupplier } from './account'
import { assertFreeEmail, contactOf } from '../members/person'
import { queueAccountMail } from './account-mail'
import { askForProof } from './email-change'
import { afterEmailChange } from './after-email-change'

/**
 * An admin edits a supplier's details. An admin is trusted with the email: it changes at once. That, and another GST number, need a
 * recent sign-in.
 */
export const editSupplier = command(
  'account.editSupplier',
  async (scope, { id, email, contactName: name, ...form }: Input<typeof accounts.editSupplier>) => {
    const { viewer, tx, rows, emit } = scope
    const before = await lockAccount(scope, id, 'supplier')
    const isRenumbered = form.gstNumber !== undefined && form.gstNumber !== before.gstNumber
    if (isRenumbered || (email && email !== before.email)) assertFresh(viewer, IDENTITY_FRESH)
    if (isRenumbered) await queueAccountMail(rows, { name: 'gstin-changed', to: before.email })
    const contact = await contactOf(tx, id)
    await assertFreeEmail(rows, email, contact)
    const moved = email && email !== before.email ? email : undefined
    await tx.user.update({ where: { id }, data: form })
    await tx.member.update({ where: { id: contact }, data: { name, email, ...(moved && { emailProvenAt: null }) } })
    // Voids an invitation that went to the wrong address.
    if (moved) {
      await askForProof(rows, { id: contact, email: moved })
      await afterEmailChange(tx, rows, { member: { id: contact, email: before.email }, email: moved, byAdmin: true })
    }
    const after = await findAccount(rows, id, 'supplier')
    const fields = changedFields(before, after)
    if (fields.length)
      emit('account.edited', {
        ...aboutAccount(after),
        fields,
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
