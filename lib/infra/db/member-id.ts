import { db } from './db'

/** The id of the person with this email; undefined when there is none. */
export async function memberIdOf(email: string): Promise<number | undefined> {
  const member = await db().member.findFirst({ where: { email, state: { not: 'removed' } }, select: { id: true } })
  return member?.id
}
