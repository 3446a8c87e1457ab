import { query } from '../../core/verb'
import { toMe } from '../members/person'

/** The signed-in account; the session look-up has just read it. */
export const getMe = query('account.me', async ({ viewer }) => toMe(viewer))
