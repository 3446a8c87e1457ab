import { MEMBERS_MAX, type members } from '../../../contract/people/members'
import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import { queueAccountMail } from '../accounts/account-mail'
import { command } from '../../core/verb'
import { assertFits, lockMember, toMember } from './member'
import { aboutMember, assertFreeEmail, NO_PASSWORD } from './person'

/** An owner invites a person by mail. */
export const inviteMember = command('member.invite', async (scope, form: Input<typeof members.invite>) => {
  const { viewer, tx, rows, emit } = scope
  assertFits(viewer, form.role, form.approvalLimit)
  await lockMember(scope, viewer.member.id)
  await assertFreeEmail(rows, form.email)
  const people = await tx.member.count({ where: { companyId: viewer.id, state: { not: 'removed' } } })
  if (people >= MEMBERS_MAX)
    throw new Problem('conflict', `Your company has ${MEMBERS_MAX} people, which is the most. Remove one first.`)
  const data = { ...form, companyId: viewer.id, state: 'invited', passwordHash: NO_PASSWORD } as const
  const { id } = await tx.member.create({ data })
  const member = await lockMember(scope, id)
  emit('account.memberInvited', aboutMember(viewer, member))
  await queueAccountMail(rows, { name: 'member-invitation', to: member.email })
  await queueAccountMail(rows, { name: 'people-changed', to: viewer.email })
  return toMember(member, viewer)
})
