import type { Account } from '../../contract/accounts/account'
import type { accounts } from '../../contract/accounts/accounts'
import type { Input } from '../../contract/core/endpoint'
import { Problem } from '../../contract/core/problem'
import { hashPassword } from '../../infra/password/password'
import { command, type Verb } from '../core/verb'
import { aboutAccount, accountBy, findAccount, toAccount } from './account'
import { askForProof } from './email-change'

type Registration = Input<typeof accounts.register>

/** Opens a customer or supplier account, to be verified by an admin. A known email: 409. */
export const register: Verb<Registration, Account> = async (viewer, { password, ...input }) =>
  openAccount(viewer, { ...input, passwordHash: await hashPassword(password) })

const openAccount = command(
  'account.register',
  async (
    { tx, rows, emit },
    { confirmPassword: _, username: __, ...input }: Omit<Registration, 'password'> & { passwordHash: string },
  ) => {
    if (await accountBy(rows, { email: input.email }))
      throw new Problem('conflict', 'An account with this email already exists')
    const mainProcessCategory = input.role === 'supplier' ? input.mainProcessCategory : null
    const { id } = await tx.user.create({ data: { ...input, username: input.email, mainProcessCategory } })
    const account = await findAccount(rows, id)
    emit('account.registered', aboutAccount(account))
    await askForProof(rows, account)
    return toAccount(account)
  },
)
