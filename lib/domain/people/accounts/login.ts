import type { Me } from '../../../contract/people/account'
import type { accounts } from '../../../contract/people/accounts'
import type { Input } from '../../../contract/core/endpoint'
import { oneMailbox } from '../../../contract/core/mailbox'
import { Problem } from '../../../contract/core/problem'
import { isLeaked } from '../../../infra/password/leaked'
import { checkPassword } from '../../../infra/password/password'
import { command, query } from '../../core/verb'
import { hasFactor } from '../factors/factor'
import { secondFactorDue } from '../factors/second-sign-in'
import { personBy, toMe } from '../members/person'

/**
 * The account and person of these credentials. Unknown user and wrong password give the same 401 after the same time. A person with
 * a second factor is asked for it: 401 `second_factor`, which opens the next step.
 */
export const login = query(
  'account.login',
  async ({ rows }, { username, password }: Input<typeof accounts.login>): Promise<Me> => {
    const row = await personBy(rows, { email: oneMailbox(username) })
    const fits = await checkPassword(password, row?.passwordHash ?? null)
    if (!row || !fits) throw new Problem('unauthenticated', 'Invalid username or password')
    // The clear text is at hand here alone: the person is told by a banner.
    const known = await isLeaked(password)
    if (known !== row.member.leaked) await notePassword(null, { id: row.member.id, known })
    if (await hasFactor(rows, row.member.id)) throw await secondFactorDue(row.member.id)
    return toMe({ ...row, member: { ...row.member, leaked: known } })
  },
)

const notePassword = command('account.login', async ({ tx }, { id, known }: { id: number; known: boolean }) => {
  await tx.member.update({ where: { id }, data: { passwordLeaked: known } })
})
