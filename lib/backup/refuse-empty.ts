import type pg from 'pg'
import { findFilledTables } from './catalogue'

/** Throws when a database holds nobody's account: a server that starts with other variables makes such a one. */
export async function refuseEmpty(client: pg.Client) {
  const filled = await findFilledTables(client)
  if (!filled.includes('users'))
    throw new Error('Nothing to back up: the database is empty. Does the backup use the same variables as the server?')
}
