import type { Account } from '../../contract/accounts/account'
import type { accounts } from '../../contract/accounts/accounts'
import type { Input } from '../../contract/core/endpoint'
import { Problem } from '../../contract/core/problem'
import { checkPassword } from '../../infra/password/password'
import { query } from '../core/verb'
import { accountBy, toAccount } from './account'

/** The account of these credentials. Unknown user and wrong password give the same 401 after the same time. */
export const login = query(
  'account.login',
  async ({ rows }, { username, password }: Input<typeof accounts.login>): Promise<Account> => {
    const row = await accountBy(rows, { email: username.trim().toLowerCase() })
    const fits = await checkPassword(password, row?.passwordHash ?? null)
    if (!row || !fits) throw new Problem('unauthenticated', 'Invalid username or password')
    return toAccount(row)
  },
)
