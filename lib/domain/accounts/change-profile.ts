import type { accounts } from '../../contract/accounts/accounts'
import type { Input } from '../../contract/core/endpoint'
import { Problem } from '../../contract/core/problem'
import { command, query, type WriteScope } from '../core/verb'
import { aboutAccount, accountBy, changedFields, findAccount, lockAccount, toAccount } from './account'
import { assertCurrentPassword, wrongPassword } from './current-password'
import { identityChange, isNewIdentity } from './identity'
import { askForEmail } from './email-change'

type Form = Input<typeof accounts.changeProfile>

/**
 * Changes the own profile. A supplier keeps an address and a GST number. Another email needs the password, and waits until
 * its mailbox confirms it. An account that an admin refused waits for verification again.
 */
export const changeProfile = query('account.changeProfile', async (scope, { currentPassword, ...form }: Form) => {
  const { viewer } = scope
  if (form.id !== viewer.id) throw new Problem('not_found', 'Account not found')
  const isMoving = form.email && form.email !== viewer.email
  const checked = isMoving ? await assertCurrentPassword(scope, currentPassword) : undefined
  return saveProfile(viewer, { ...form, checked })
})

const saveProfile = command(
  'account.changeProfile',
  async (scope, { id, checked, ...form }: Omit<Form, 'currentPassword'> & { checked?: string }) => {
    const { viewer, tx, rows, emit } = scope
    if (viewer.role === 'supplier') {
      const missing = [
        ...(form.address === null ? [{ path: 'address', message: 'Address is required' }] : []),
        ...(form.gstNumber === null ? [{ path: 'gstNumber', message: 'GST number is required' }] : []),
      ]
      if (missing.length) throw new Problem('validation', missing[0]!.message, missing)
    }
    const before = await lockAccount(scope, id)
    // Password or email may have changed since.
    if (form.email && form.email !== before.email && checked !== before.passwordHash) throw wrongPassword()
    await assertFreeEmail(scope, form.email, id)
    const { mainProcessCategory, email, ...common } = form
    const isNew = before.verified && isNewIdentity(before, common)
    const isRefused = before.state === 'rejected' || before.state === 'changes'
    const data = {
      ...common,
      ...(isNew && { recheck: true }),
      ...(isRefused && { decision: null, rejectionReason: null }),
      ...(viewer.role === 'supplier' && { mainProcessCategory }),
    }
    await tx.user.update({ where: { id }, data })
    if (email) await askForEmail(scope, before, email)
    const after = await findAccount(rows, id)
    const fields = changedFields(before, after)
    if (fields.length) emit('account.profileChanged', { ...aboutAccount(after), fields })
    if (isNew) emit('account.identityChanged', { ...aboutAccount(after), ...identityChange(before, after) })
    if (isRefused) emit('account.resubmitted', aboutAccount(after))
    return toAccount(after)
  },
)

/** Refuses an email that another account has: 409. */
export async function assertFreeEmail({ rows }: Pick<WriteScope, 'rows'>, email: string | undefined, own: number) {
  const other = email && (await accountBy(rows, { email }))
  if (other && other.id !== own) throw new Problem('conflict', 'An account with this email already exists')
}
