import type { Role } from './roles'
import { isFloor, type MemberRole } from './member-roles'

/** The dashboard of a role. */
export const homeOf = (role: Role) => `/${role}/dashboard`

/** Where a person begins: the dashboard, or on a shop floor its orders. */
export const startOf = (person: { role: Role; member: { role: MemberRole } }) =>
  isFloor(person) ? '/supplier/floor' : homeOf(person.role)

/** The address to go on to after the sign-in: a path of this site as a browser reads it, or the fallback. */
export function ownPath(path: string | null | undefined, fallback: string): string {
  // Addresses that browsers read as another site: //host, /\host, a control character first, /..//host.
  if (!path || !/^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(path)) return fallback
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  return pathname.startsWith('//') ? fallback : pathname + search + hash
}
