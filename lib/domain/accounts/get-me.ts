import { query } from '../verb'

/** The signed-in account; the session look-up has just read it. */
export const getMe = query('account.me', async ({ viewer: { session: _, ...account } }) => account)
