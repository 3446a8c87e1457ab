import type { Me } from '../../../contract/people/account'
import type { accounts } from '../../../contract/people/accounts'
import type { Input } from '../../../contract/core/endpoint'
import { hashPassword } from '../../../infra/password/password'
import { command, type Verb } from '../../core/verb'
import { openCompany } from '../members/open-company'
import { assertFreeEmail, findPerson, toMe } from '../members/person'
import { aboutAccount } from './account'
import { assertStrong } from './password-rules'
import { askForProof } from './email-change'

type Registration = Input<typeof accounts.register>

/** Opens a customer or supplier account, to be verified by an admin. A known email: 409. */
export const register: Verb<Registration, Me> = async (viewer, { password, ...input }) => {
  const passwordLeaked = await assertStrong(password, 'password', input)
  return openAccount(viewer, { ...input, passwordLeaked, passwordHash: await hashPassword(password) })
}

const openAccount = command(
  'account.register',
  async (
    { tx, rows, emit },
    {
      confirmPassword: _,
      username: __,
      ...input
    }: Omit<Registration, 'password'> & { passwordHash: string; passwordLeaked: boolean },
  ) => {
    await assertFreeEmail(rows, input.email)
    const mainProcessCategory = input.role === 'supplier' ? input.mainProcessCategory : null
    const { memberId } = await openCompany(tx, { ...input, mainProcessCategory })
    const person = await findPerson(rows, memberId)
    emit('account.registered', aboutAccount(person))
    await askForProof(rows, person.member)
    return toMe(person)
  },
)
