import { rows, sql } from './db'

/** The id of the person with this email; undefined when there is none. */
export async function memberIdOf(email: string): Promise<number | undefined> {
  const [member] = await rows<{ id: number }>(sql`SELECT id FROM members WHERE email = ${email} AND state <> 'removed'`)
  return member?.id
}
