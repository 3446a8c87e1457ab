import type { Session } from '../../../contract/people/sessions'
import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { sessionFrom, sessionHolds } from '../../../infra/db/sessions'
import { assertCurrentPassword } from '../accounts/current-password'
import { command, query } from '../../core/verb'

/** The sessions of the viewer, last used first. */
export const listSessions = query('session.list', async ({ viewer, rows }): Promise<Session[]> =>
  rows<Session>(sql`
    SELECT s.id, s.device, s.created_at AS "createdAt", s.seen_at AS "seenAt", s.id = ${viewer.session ?? 0} AS current
    FROM ${sessionFrom} WHERE s.member_id = ${viewer.member.id} AND ${sessionHolds}
    ORDER BY current DESC, s.seen_at DESC, s.id DESC LIMIT 100`),
)

type Confirmed = { currentPassword: string }

/** Ends one session of the viewer, who gives the password; another's is 404. */
export const endOneSession = query(
  'session.end',
  async (scope, { id, currentPassword }: Confirmed & { id: number }) => {
    await assertCurrentPassword(scope, currentPassword)
    await endOne(scope.viewer, { id })
  },
)

const endOne = command('session.end', async ({ viewer, tx }, { id }: { id: number }): Promise<void> => {
  const ended = await tx.session.deleteMany({ where: { id, memberId: viewer.member.id } })
  if (!ended.count) throw new Problem('not_found', 'Session not found')
})

/** Ends every session of the viewer but the one that asks, and that gives the password. */
export const endOtherSessions = query('session.endOthers', async (scope, { currentPassword }: Confirmed) => {
  await assertCurrentPassword(scope, currentPassword)
  await endOthers(scope.viewer, {})
})

const endOthers = command('session.endOthers', async ({ viewer, tx }): Promise<void> => {
  await tx.session.deleteMany({ where: { memberId: viewer.member.id, id: { not: viewer.session ?? 0 } } })
})
