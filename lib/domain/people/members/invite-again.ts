import { Problem } from '../../../contract/core/problem'
import { queueAccountMail } from '../accounts/account-mail'
import { endPasswordTokens } from '../accounts/password-token'
import { command } from '../../core/verb'
import { lockMember } from './member'
import { aboutMember, assertFreeEmail, NO_PASSWORD } from './person'

/** Mails the invitation again, also to a person who was removed: same row, same id. Older links become void. */
export const inviteAgain = command('member.inviteAgain', async (scope, { id }: { id: number }): Promise<void> => {
  const { viewer, tx, rows, emit } = scope
  const member = await lockMember(scope, id)
  if (member.state === 'active') throw new Problem('conflict', `${member.name} is active and needs no invitation`)
  await assertFreeEmail(rows, member.email, id)
  await endPasswordTokens(tx, id)
  await tx.member.update({ where: { id }, data: { state: 'invited', removedAt: null, passwordHash: NO_PASSWORD } })
  emit('account.memberInvited', aboutMember(viewer, member))
  await queueAccountMail(rows, { name: 'member-invitation', to: member.email })
  if (member.state === 'removed') await queueAccountMail(rows, { name: 'people-changed', to: viewer.email })
})
