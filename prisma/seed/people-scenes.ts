import { aboutMember, findPerson, toMe } from '../../lib/domain/people/members/person'
import { rows } from '../../lib/infra/db/db'
import { command } from '../../lib/domain/core/verb'
import type { Scene } from './scenes'
import { DOMAIN } from './story/accounts'
import type { DemoPerson } from './story/people'

type Joining = Omit<DemoPerson, 'company' | 'joined'> & { passwordHash: string }

/** As an accepted invitation does, with the hash that all demo accounts share. */
const join = command(
  'member.invite',
  async ({ viewer, tx, emit }, { key, passwordHash, name, role, ...limit }: Joining) => {
    const signIn = { email: `${key}@${DOMAIN}`, passwordHash, emailProvenAt: new Date() }
    const data = { companyId: viewer.id, name, role, ...limit, ...signIn }
    const { id } = await tx.member.create({ data })
    emit('account.memberJoined', aboutMember(viewer, { id, name, role }))
    return id
  },
)

/** A colleague begins to act for a company. */
export const peopleScenes =
  (passwordHash: string) =>
  ({ company, joined, ...person }: DemoPerson): Scene => ({
    day: joined,
    play: async (stage) => {
      const id = await join(stage.who(company), { ...person, passwordHash })
      stage.enter(person.key, toMe(await findPerson(rows, id)))
    },
  })
