import type { accounts } from '../../contract/accounts'
import type { Input } from '../../contract/core/endpoint'
import { invalid } from '../../contract/core/problem'
import { checkPassword, hashPassword } from '../../infra/password/password'
import { endSessions } from '../../infra/db/sessions'
import { command, query } from '../core/verb'
import { aboutAccount, findAccount } from './account'
import { queueAccountMail } from './account-mail'

/** Changes the own password and ends every session of the account. The hash is computed outside of the transaction. */
export const changePassword = query(
  'account.changePassword',
  async ({ viewer, rows }, { currentPassword, newPassword }: Input<typeof accounts.changePassword>): Promise<void> => {
    const { passwordHash } = await findAccount(rows, viewer.id)
    if (!(await checkPassword(currentPassword, passwordHash)))
      throw invalid('currentPassword', 'Current password is incorrect')
    await replacePassword(viewer, { checked: passwordHash, passwordHash: await hashPassword(newPassword) })
  },
)

const replacePassword = command(
  'account.changePassword',
  async ({ viewer, tx, rows, emit }, { checked, passwordHash }: Record<'checked' | 'passwordHash', string>) => {
    // Only if the hash is still the one that was checked: of two concurrent changes one wins.
    const where = { id: viewer.id, passwordHash: checked }
    const changed = await tx.user.updateMany({ where, data: { passwordHash } })
    if (!changed.count) throw invalid('currentPassword', 'Current password is incorrect')
    emit('account.passwordChanged', aboutAccount(viewer))
    await endSessions(rows, viewer.id)
    await queueAccountMail(rows, { name: 'password-changed', to: viewer.email })
  },
)
