import type { accounts } from '../../contract/accounts'
import type { Input } from '../../contract/endpoint'
import { invalid } from '../../contract/problem'
import { db, pooledRows, rowsIn } from '../../infra/db'
import { checkPassword, hashPassword } from '../../infra/password'
import { endSessions } from '../../infra/sessions'
import { query } from '../verb'
import { findAccount } from './account'
import { sendLetter } from './letter'

/** Changes the own password and ends every session of the account. The computing stays outside of any transaction. */
export const changePassword = query(
  'account.changePassword',
  async ({ viewer }, { currentPassword, newPassword }: Input<typeof accounts.changePassword>): Promise<void> => {
    const { passwordHash } = await findAccount(pooledRows, viewer.id)
    if (!(await checkPassword(currentPassword, passwordHash)))
      throw invalid('currentPassword', 'Current password is incorrect')
    const data = { passwordHash: await hashPassword(newPassword) }
    await db().$transaction(async (tx) => {
      // Only from the password that was checked: of two changes at once one wins.
      const changed = await tx.user.updateMany({ where: { id: viewer.id, passwordHash }, data })
      if (!changed.count) throw invalid('currentPassword', 'Current password is incorrect')
      await endSessions(rowsIn(tx), viewer.id)
      const { email: to, contactName, companyName } = viewer
      await sendLetter(rowsIn(tx), { name: 'password-changed', to, contactName, companyName })
    })
  },
)
