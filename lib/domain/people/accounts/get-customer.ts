import { query } from '../../core/verb'
import { findAccount, toCustomer } from './account'

/** One customer, for admins. */
export const getCustomer = query('account.customers', async ({ rows }, { id }: { id: number }) =>
  toCustomer(await findAccount(rows, id, 'customer')),
)
