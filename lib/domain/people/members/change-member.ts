import type { members } from '../../../contract/people/members'
import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { eventsFor } from '../../../rules/audience'
import { queueAccountMail } from '../accounts/account-mail'
import { command } from '../../core/verb'
import { assertFits, assertOwnerStays, hasLimit, lockMember, toMember } from './member'
import { aboutMember } from './person'

/** An owner changes a person's name, role or limit. The person is told of another role. */
export const changeMember = command('member.change', async (scope, { id, ...form }: Input<typeof members.change>) => {
  const { viewer, tx, rows, emit } = scope
  const before = await lockMember(scope, id)
  if (before.state === 'removed') throw new Problem('not_found', 'Person not found')
  const role = form.role ?? before.role
  assertFits(viewer, role, form.approvalLimit)
  if (role !== before.role) await assertOwnerStays(scope, before)
  const limit = form.approvalLimit === undefined ? before.approvalLimit : form.approvalLimit
  const data = { name: form.name ?? before.name, role, approvalLimit: hasLimit(viewer, role) ? limit : null }
  await tx.member.update({ where: { id }, data })

  const fields = (['name', 'role', 'approvalLimit'] as const).filter((field) => data[field] !== before[field])
  const after = await lockMember(scope, id)
  if (!fields.length) return toMember(after, viewer)
  if (role !== before.role) {
    // Its bell keeps what the new role may read.
    await rows(sql`
      DELETE FROM notifications n USING events e
      WHERE n.member_id = ${id} AND e.id = n.event_id AND e.kind <> ALL (${eventsFor(role)}::text[])`)
    if (before.state === 'active') await queueAccountMail(rows, { name: 'role-changed', to: after.email })
    await queueAccountMail(rows, { name: 'people-changed', to: viewer.email })
  }
  emit('account.memberChanged', { ...aboutMember(viewer, after), fromRole: before.role, toRole: role, fields })
  return toMember(after, viewer)
})
