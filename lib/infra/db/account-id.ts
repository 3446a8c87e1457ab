import { rows, sql } from './db'

/** The id of the account with this email; undefined when there is none. */
export async function accountIdOf(email: string): Promise<number | undefined> {
  const [account] = await rows<{ id: number }>(sql`SELECT id FROM users WHERE email = ${email}`)
  return account?.id
}
