import { query } from '../../core/verb'
import { findAdmins } from '../../facts/admins'

/** The admins to choose from and to mention. */
export const listAdmins = query('account.admins', ({ rows }) => findAdmins(rows))
