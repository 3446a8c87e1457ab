import { invalid } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { hashOf } from '../accounts/password-token'
import { command } from '../../core/verb'
import { findMembers } from './member'
import { aboutMember, lockPerson } from './person'
import { takeOut } from './remove-member'

/** An invited person declines by the link of the invitation. A used, unknown or expired link: 400. */
export const declineInvitation = command(
  'member.decline',
  async (scope, { token }: { token: string }): Promise<void> => {
    const { rows, emit } = scope
    const [asked] = await rows<{ memberId: number }>(sql`
    SELECT t.member_id AS "memberId" FROM password_tokens t JOIN members m ON m.id = t.member_id
    WHERE t.token_hash = ${hashOf(token)} AND t.used_at IS NULL AND t.expires_at > now() AND m.state = 'invited'`)
    const person = asked && (await lockPerson(scope, asked.memberId))
    if (!person || person.memberState !== 'invited')
      throw invalid('token', 'This link has expired or has already been used.')
    const [member] = await findMembers(rows, person.id, sql`m.id = ${person.member.id}`)
    await takeOut(scope, member!)
    emit('account.memberDeclined', aboutMember(person, person.member))
  },
)
