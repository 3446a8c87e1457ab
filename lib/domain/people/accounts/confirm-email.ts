import type { accounts } from '../../../contract/people/accounts'
import type { Input } from '../../../contract/core/endpoint'
import { invalid } from '../../../contract/core/problem'
import { command } from '../../core/verb'
import { assertFreeEmail, lockPerson } from '../members/person'
import { aboutAccount } from './account'
import { memberOfEmailToken, redeemEmailToken } from './email-change'
import { afterEmailChange } from './after-email-change'

const gone = () =>
  invalid('token', 'This link has expired or has already been used. Request a new one in your profile.')

/**
 * A mailbox confirms, once: the present email is proven, or a new one takes its place, with the username. A used, unknown or expired link: 400; an email that another
 * account has by now: 409. Sessions go on.
 */
export const confirmEmail = command(
  'account.confirmEmail',
  async (scope, { token }: Input<typeof accounts.confirmEmail>): Promise<void> => {
    const { tx, rows, emit } = scope
    const id = await memberOfEmailToken(rows, token)
    if (!id) throw gone()
    // Locks the company first, as changing the profile does: another order could deadlock.
    const before = await lockPerson(scope, id)
    const email = await redeemEmailToken(rows, token)
    if (!email) throw gone()
    await assertFreeEmail(rows, email, id)
    await tx.member.update({ where: { id }, data: { email, emailProvenAt: new Date() } })
    if (email === before.email) return emit('account.emailProven', aboutAccount(before))
    await afterEmailChange(tx, rows, { member: before.member, email })
    emit('account.emailChanged', { ...aboutAccount(before), oldEmail: before.email, newEmail: email })
  },
)
