import { aboutMember } from '../../lib/domain/people/members/person'
import { command } from '../../lib/domain/core/verb'
import type { Scene } from './scenes'
import { DOMAIN } from './story/accounts'
import type { DemoPerson } from './story/people'

type Joining = Omit<DemoPerson, 'company' | 'joined'> & { passwordHash: string }

/** As an accepted invitation does, with the hash that all demo accounts share. */
const join = command('member.invite', async ({ viewer, tx, emit }, { key, passwordHash, name, role }: Joining) => {
  const data = { companyId: viewer.id, name, role, email: `${key}@${DOMAIN}`, passwordHash, emailProvenAt: new Date() }
  const { id } = await tx.member.create({ data })
  emit('account.memberJoined', aboutMember(viewer, { id, name, role }))
})

/** A colleague begins to act for a company. */
export const peopleScenes =
  (passwordHash: string) =>
  ({ company, joined, ...person }: DemoPerson): Scene => ({
    day: joined,
    play: (stage) => join(stage.who(company), { ...person, passwordHash }),
  })
