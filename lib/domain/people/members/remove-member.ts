import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { endSessions } from '../../../infra/db/sessions'
import { queueAccountMail } from '../accounts/account-mail'
import { endPasswordTokens } from '../accounts/password-token'
import { command, type WriteScope } from '../../core/verb'
import { assertOwnerStays, lockMember, type MemberRow } from './member'
import { aboutMember } from './person'

/** An owner removes a person, or a person leaves: sessions and links end at once, the email is free, the row stays. */
export const removeMember = command('member.remove', async (scope, { id }: { id: number }): Promise<void> => {
  const { viewer, rows, emit } = scope
  const member = await lockMember(scope, id)
  if (member.state === 'removed') throw new Problem('not_found', 'Person not found')
  if (viewer.member.role !== 'owner' && id !== viewer.member.id)
    throw new Problem('forbidden', 'Only an owner removes others')
  if (member.state === 'active') await assertOwnerStays(scope, member)
  await takeOut(scope, member)
  emit('account.memberRemoved', aboutMember(viewer, member))
  if (member.state === 'active') await queueAccountMail(rows, { name: 'member-removed', to: member.email })
})

/** Ends all by which a person can act. Of the contact the eldest owner takes the place; an admin's cases are open to all. */
export async function takeOut({ tx, rows }: Pick<WriteScope, 'tx' | 'rows'>, { id, companyId, contact }: MemberRow) {
  await tx.member.update({ where: { id }, data: { state: 'removed', removedAt: new Date(), contact: false } })
  if (contact)
    await rows(sql`
      UPDATE members SET contact = true WHERE id = (
        SELECT id FROM members WHERE company_id = ${companyId} AND role = 'owner' AND state = 'active' ORDER BY id LIMIT 1)`)
  await endSessions(rows, id)
  await endPasswordTokens(tx, id)
  await tx.emailChange.deleteMany({ where: { memberId: id } })
  await tx.inquiry.updateMany({ where: { ownerId: id }, data: { ownerId: null } })
  await tx.workOrder.updateMany({ where: { ownerId: id }, data: { ownerId: null } })
}
