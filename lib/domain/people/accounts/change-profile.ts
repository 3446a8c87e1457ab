import type { accounts } from '../../../contract/people/accounts'
import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import { assertFresh, IDENTITY_FRESH } from '../../../rules/core/permissions'
import { command, query } from '../../core/verb'
import { assertFreeEmail, findPerson, lockPerson, toMe, type PersonRow } from '../members/person'
import { aboutAccount, changedFields } from './account'
import { queueAccountMail } from './account-mail'
import { assertCurrentPassword, wrongPassword } from './current-password'
import { identityChange, isNewIdentity } from './identity'
import { askForEmail } from './email-change'

type Form = Input<typeof accounts.changeProfile>

/**
 * Changes the own profile. A supplier keeps an address and a GST number. Another email needs the password, and waits until
 * its mailbox confirms it. Another email or GST number needs a recent sign-in. An account that an admin refused waits for verification again.
 */
export const changeProfile = query('account.changeProfile', async (scope, { currentPassword, ...form }: Form) => {
  const { viewer } = scope
  if (form.id !== viewer.id) throw new Problem('not_found', 'Account not found')
  const isMoving = form.email && form.email !== viewer.email
  if (isMoving || isOther(form.gstNumber, viewer.gstNumber)) assertFresh(viewer, IDENTITY_FRESH)
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
    const before = await lockPerson(scope, viewer.member.id)
    // Password or email may have changed since.
    if (form.email && form.email !== before.email && checked !== before.passwordHash) throw wrongPassword()
    await assertFreeEmail(rows, form.email, viewer.member.id)
    const { mainProcessCategory, email, contactName: name, ...common } = form
    if (viewer.member.role !== 'owner' || before.suspended)
      assertSameCompany(before, { mainProcessCategory, ...common })
    const isNew = before.verified && isNewIdentity(before, common)
    if (isOther(form.gstNumber, before.gstNumber))
      await queueAccountMail(rows, { name: 'gstin-changed', to: before.email })
    const isRefused = viewer.member.role === 'owner' && (before.state === 'rejected' || before.state === 'changes')
    const data = {
      ...common,
      ...(isNew && { recheck: true }),
      ...(isRefused && { decision: null, rejectionReason: null }),
      ...(viewer.role === 'supplier' && { mainProcessCategory }),
    }
    await tx.user.update({ where: { id }, data })
    await tx.member.update({ where: { id: viewer.member.id }, data: { name } })
    if (email) await askForEmail(scope, before, email)
    const after = await findPerson(rows, viewer.member.id)
    const fields = changedFields(before, after)
    if (fields.length) emit('account.profileChanged', { ...aboutAccount(after), fields })
    if (isNew) emit('account.identityChanged', { ...aboutAccount(after), ...identityChange(before, after) })
    if (isRefused) emit('account.resubmitted', aboutAccount(after))
    return toMe(after)
  },
)

/** Whether a GST number is asked for that isn't the one of now. */
const isOther = (asked: string | null | undefined, now: string | null) => asked !== undefined && asked !== now

/** Refuses a changed field of the company: its owners change it. */
function assertSameCompany(before: PersonRow, asked: Partial<PersonRow>) {
  const isChanged = Object.entries(asked).some(
    ([field, value]) => value !== undefined && value !== before[field as keyof PersonRow],
  )
  if (!isChanged) return
  if (before.suspended) throw new Problem('forbidden', 'The company can’t be changed while it is suspended')
  throw new Problem('forbidden', 'Only an owner changes the company')
}
