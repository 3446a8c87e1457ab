import type { accounts } from '../../../contract/people/accounts'
import type { Input } from '../../../contract/core/endpoint'
import { invalid } from '../../../contract/core/problem'
import { db, rows } from '../../../infra/db/db'
import { hashPassword } from '../../../infra/password/password'
import { endSessions } from '../../../infra/db/sessions'
import { command, type Verb } from '../../core/verb'
import { aboutMember, findPerson, lockPerson, NO_PASSWORD } from '../members/person'
import { aboutAccount } from './account'
import { queueAccountMail } from './account-mail'
import { cancelEmailChange } from './email-change'
import { assertStrong } from './password-rules'
import { endPasswordTokens, hashOf } from './password-token'

const gone = () => invalid('token', 'This link has expired or has already been used. Request a new one.')
const usable = (token: string) => ({ tokenHash: hashOf(token), usedAt: null, expiresAt: { gt: new Date() } })

/** Sets a password by the link of a mail, once, and ends every session and a pending change of email. A used, unknown or expired link: 400. */
export const resetPassword: Verb<Input<typeof accounts.resetPassword>, void> = async (
  viewer,
  { token, newPassword },
) => {
  // Check the link before the costly hash.
  const link = await db().passwordToken.findFirst({ where: usable(token) })
  if (!link) throw gone()
  const passwordLeaked = await assertStrong(newPassword, 'newPassword', await findPerson(rows, link.memberId))
  await setPassword(viewer, { token, passwordLeaked, passwordHash: await hashPassword(newPassword) })
}

const setPassword = command(
  'account.resetPassword',
  async (
    scope,
    { token, ...password }: { token: string; passwordHash: string; passwordLeaked: boolean },
  ): Promise<void> => {
    const { tx, rows, emit } = scope
    const used = await tx.passwordToken.updateManyAndReturn({ where: usable(token), data: { usedAt: new Date() } })
    const memberId = used[0]?.memberId
    if (!memberId) throw gone()
    const account = await lockPerson(scope, memberId)
    // The link went to the mailbox, which is proven by it.
    await tx.member.update({
      where: { id: memberId },
      data: { ...password, emailProvenAt: new Date(), state: 'active' },
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
