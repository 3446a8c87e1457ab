import { query } from '../core/verb'
import { findAccount, toAccount } from './account'

/** One customer, for admins. */
export const getCustomer = query('account.customers', async ({ rows }, { id }: { id: number }) =>
  toAccount(await findAccount(rows, id, 'customer')),
)
