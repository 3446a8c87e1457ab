import type { Viewer } from '@/lib/rules/core/permissions'
import { owners } from '@/tests/nouns'
import type { Owned } from '@/tests/nouns/sheet'

/** By the noun of a path: every thing's id, and whose it is, of the customers and of the suppliers. */
export type Whose = Awaited<ReturnType<typeof whoseIsWhat>>

export async function whoseIsWhat() {
  const found = Object.entries(owners).map(async ([noun, find]) => [noun, byId(await find())] as const)
  return Object.fromEntries(await Promise.all(found))
}

const byId = (things: Owned[]): ReadonlyMap<number, readonly unknown[]> =>
  new Map(things.map((one) => [one.id, idsIn(one)]))
/** The ids that stand in a thing and in what it belongs to, but its own. */
const idsIn = ({ id: _, ...rest }: Record<string, unknown>): unknown[] =>
  Object.values(rest).flatMap((value) =>
    value && typeof value === 'object' ? idsIn(value as Record<string, unknown>) : [value],
  )

/** The noun of the things that a path names. */
export const nounIn = (path: string) => path.replace('/api/user/', '/api/').split('/')[2]!

/** Whether the thing in a path is somebody else's, who has no business with this viewer. */
export function isAnothers(
  whose: Whose,
  path: string,
  id: string | undefined,
  { id: company, member, role }: Viewer,
): boolean {
  const noun = nounIn(path)
  // Suppliers read the inquiries and requests of every customer, to quote on them.
  if (id === undefined || role === 'admin' || (role === 'supplier' && ['inquiries', 'rfqs'].includes(noun)))
    return false
  const things = Object.hasOwn(whose, noun) ? whose[noun] : undefined
  if (!things) return Number(id) !== company
  const own = things.get(Number(id))
  return !own?.includes(company) && !own?.includes(member.id)
}
