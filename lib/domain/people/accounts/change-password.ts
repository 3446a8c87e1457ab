import type { accounts } from '../../../contract/people/accounts'
import type { Input } from '../../../contract/core/endpoint'
import { hashPassword } from '../../../infra/password/password'
import { endSessions } from '../../../infra/db/sessions'
import { command, query } from '../../core/verb'
import { findPerson } from '../members/person'
import { aboutAccount } from './account'
import { queueAccountMail } from './account-mail'
import { assertCurrentPassword, wrongPassword } from './current-password'
import { assertStrong } from './password-rules'
import { cancelEmailChange } from './email-change'

/** Changes the own password and ends every session of the person. The hash is computed outside of the transaction. */
export const changePassword = query(
  'account.changePassword',
  async (scope, { currentPassword, newPassword }: Input<typeof accounts.changePassword>): Promise<void> => {
    const checked = await assertCurrentPassword(scope, currentPassword)
    const passwordLeaked = await assertStrong(newPassword, 'newPassword', scope.viewer)
    await replacePassword(scope.viewer, { checked, passwordLeaked, passwordHash: await hashPassword(newPassword) })
  },
)

const replacePassword = command(
  'account.changePassword',
  async (scope, { checked, ...data }: { checked: string; passwordHash: string; passwordLeaked: boolean }) => {
    const { viewer, tx, rows, emit } = scope
    // Only if the hash is still the one that was checked: of two concurrent changes one wins.
    const where = { id: viewer.member.id, passwordHash: checked }
    const changed = await tx.member.updateMany({ where, data })
    if (!changed.count) throw wrongPassword()
    emit('account.passwordChanged', aboutAccount(viewer))
    await endSessions(rows, viewer.member.id)
    await cancelEmailChange(scope, await findPerson(rows, viewer.member.id))
    await queueAccountMail(rows, { name: 'password-changed', to: viewer.email })
  },
)
