import type { Role } from '../contract/accounts'
import type { EntityType } from '../contract/events'

/** Where a thing opens for a role: bell entries, mails and short links lead here. Null where the role has no such page. */
export function linkTo(type: EntityType, id: number, role: Role): string | null {
  return links[type][role]?.(id) ?? null
}

/** The kind of thing that is so called; undefined for any other word. */
export const thingCalled = (word: string | undefined) =>
  (Object.keys(links) as EntityType[]).find((type) => type === word)

/** The dashboard of a role. */
export const homeOf = (role: Role) => `/${role}/dashboard`

/** The address to go on to after the sign-in: a path of this site as a browser reads it, or the fallback. */
export function ownPath(path: string | null | undefined, fallback: string): string {
  // What a browser reads as another site: //host, /\host, one with a control character in front, or /..//host.
  if (!path || !/^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(path)) return fallback
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  return pathname.startsWith('//') ? fallback : pathname + search + hash
}

type ByRole = Partial<Record<Role, (id: number) => string>>
const links: Record<EntityType, ByRole> = {
  inquiry: {
    customer: (id) => `/customer/inquiries?id=${id}`,
    supplier: (id) => `/supplier/quotations?inquiry=${id}`,
    admin: (id) => `/admin/quotations?inquiry=${id}`,
  },
  quotation: {
    customer: (id) => `/customer/quotations?id=${id}`,
    supplier: (id) => `/supplier/quotations?id=${id}`,
    admin: (id) => `/admin/quotations?id=${id}`,
  },
  workorder: {
    customer: (id) => `/customer/orders?id=${id}`,
    supplier: (id) => `/supplier/workorders?id=${id}`,
    admin: (id) => `/admin/workorders?id=${id}`,
  },
  machine: { supplier: (id) => `/supplier/machines?id=${id}`, admin: (id) => `/admin/approvals?tab=machines&id=${id}` },
  process: { supplier: () => '/supplier/processes', admin: (id) => `/admin/approvals?tab=processes&id=${id}` },
  workorderrequest: { supplier: () => '/supplier/workorders', admin: (id) => `/admin/dashboard?request=${id}` },
  user: {
    customer: () => '/customer/profile',
    supplier: () => '/supplier/profile',
    admin: (id) => `/admin/suppliers/${id}`,
  },
}
