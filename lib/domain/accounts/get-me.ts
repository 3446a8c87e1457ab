import { query } from '../core/verb'
import { toAccount } from './account'

/** The signed-in account; the session look-up has just read it. */
export const getMe = query('account.me', async ({ viewer }) => toAccount(viewer))
