import type { accounts } from '../../contract/accounts/accounts'
import type { Input } from '../../contract/core/endpoint'
import { invalid } from '../../contract/core/problem'
import { db } from '../../infra/db/db'
import { hashPassword } from '../../infra/password/password'
import { endSessions } from '../../infra/db/sessions'
import { command, type Verb } from '../core/verb'
import { aboutMember, lockPerson, NO_PASSWORD } from '../members/person'
import { aboutAccount } from './account'
import { queueAccountMail } from './account-mail'
import { cancelEmailChange } from './email-change'
import { endPasswordTokens, hashOf } from './password-token'

const gone = () => invalid('token', 'This link has expired or has already been used. Request a new one.')
const usable = (token: string) => ({ tokenHash: hashOf(token), usedAt: null, expiresAt: { gt: new Date() } })

/** Sets a password by the link of a mail, once, and ends every session and a pending change of email. A used, unknown or expired link: 400. */
export const resetPassword: Verb<Input<typeof accounts.resetPassword>, void> = async (
  viewer,
  { token, newPassword },
) => {
  // Check the link before the costly hash.
  if (!(await db().passwordToken.findFirst({ where: usable(token) }))) throw gone()
  await setPassword(viewer, { token, passwordHash: await hashPassword(newPassword) })
}

const setPassword = command(
  'account.resetPassword',
  async (scope, { token, passwordHash }: { token: string; passwordHash: string }): Promise<void> => {
    const { tx, rows, emit } = scope
    const used = await tx.passwordToken.updateManyAndReturn({ where: usable(token), data: { usedAt: new Date() } })
    const memberId = used[0]?.memberId
    if (!memberId) throw gone()
    const account = await lockPerson(scope, memberId)
    // The link went to the mailbox, which is proven by it.
    await tx.member.update({
      where: { id: memberId },
      data: { passwordHash, emailProvenAt: new Date(), state: 'active' },
    })
    await endSessions(rows, memberId)
    await cancelEmailChange(scope, account)
    if (account.memberState === 'invited') emit('account.memberJoined', aboutMember(account, account.member))
    emit('account.passwordSet', { ...aboutAccount(account), first: account.passwordHash === NO_PASSWORD })
    await queueAccountMail(rows, { name: 'password-changed', to: account.email })
    // Void older links, or they could set the password again.
    await endPasswordTokens(tx, memberId)
  },
)
