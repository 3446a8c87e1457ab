import type { accounts } from '../../contract/accounts/accounts'
import type { Input } from '../../contract/core/endpoint'
import { hashPassword } from '../../infra/password/password'
import { endSessions } from '../../infra/db/sessions'
import { command, query } from '../core/verb'
import { aboutAccount, findAccount } from './account'
import { queueAccountMail } from './account-mail'
import { assertCurrentPassword, wrongPassword } from './current-password'
import { cancelEmailChange } from './email-change'

/** Changes the own password and ends every session of the account. The hash is computed outside of the transaction. */
export const changePassword = query(
  'account.changePassword',
  async (scope, { currentPassword, newPassword }: Input<typeof accounts.changePassword>): Promise<void> => {
    const checked = await assertCurrentPassword(scope, currentPassword)
    await replacePassword(scope.viewer, { checked, passwordHash: await hashPassword(newPassword) })
  },
)

const replacePassword = command(
  'account.changePassword',
  async (scope, { checked, passwordHash }: Record<'checked' | 'passwordHash', string>) => {
    const { viewer, tx, rows, emit } = scope
    // Only if the hash is still the one that was checked: of two concurrent changes one wins.
    const where = { id: viewer.id, passwordHash: checked }
    const changed = await tx.user.updateMany({ where, data: { passwordHash } })
    if (!changed.count) throw wrongPassword()
    emit('account.passwordChanged', aboutAccount(viewer))
    await endSessions(rows, viewer.id)
    await cancelEmailChange(scope, await findAccount(rows, viewer.id))
    await queueAccountMail(rows, { name: 'password-changed', to: viewer.email })
  },
)
