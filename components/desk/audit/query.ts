import { dayIn } from '@/components/ui/filters/search-params'
import { idIn } from '@/components/ui/filters/search-params'
import type { audit } from '@/lib/contract/desk/audit'
import type { Request } from '@/lib/contract/core/endpoint'
import type { EntityType } from '@/lib/terms/nouns'
import { isKindOrGroup } from '@/lib/rules/event-lookups'
import { entityTypeCalled } from '@/lib/terms/nouns'

type Address = Record<string, string | undefined>

const PAGE = 50
const roles = ['customer', 'supplier', 'system'] as const

/** Admins, unless the address says another role, a company, a person, or one thing: then everyone counts. */
const roleIn = ({ by, actor, member, thing }: Address) => {
  if (idIn(actor) || idIn(member) || by === 'everyone') return undefined
  return roles.find((role) => role === by) ?? (thingIn(thing) ? undefined : 'admin')
}

const kindIn = (kind: string | undefined) => (kind && isKindOrGroup(kind) ? kind : undefined)

/** The thing in `?thing=workorder-12`. */
export function thingIn(thing: string | undefined): { entityType: EntityType; entityId: number } | null {
  const [type, id] = thing?.split('-') ?? []
  const entityType = entityTypeCalled(type)
  const entityId = idIn(id)
  return entityType && entityId ? { entityType, entityId } : null
}

/** The filters of the log, for rows and export. */
export const auditFilters = (a: Address): Request<typeof audit.export> => ({
  q: a.q,
  actor: idIn(a.actor) ?? undefined,
  member: idIn(a.member) ?? undefined,
  actorRole: roleIn(a),
  kind: kindIn(a.kind),
  ...thingIn(a.thing),
  from: dayIn(a.from),
  to: dayIn(a.to),
})

/** A page of the log, the newest on top unless the address says otherwise. */
export const auditQuery = (a: Address): Request<typeof audit.list> => ({
  ...auditFilters(a),
  limit: PAGE,
  sort: a.sort === 'at' ? 'at' : '-at',
  cursor: a.cursor,
})

const byId = (text: string | undefined) => {
  const id = idIn(text)
  return id ? { id } : null
}

/** The company that the filter shows: the one in the address. */
export const chosenCompanyQuery = (a: Address) => byId(a.actor)

/** The person whom the filter shows. */
export const chosenPersonQuery = (a: Address) => byId(a.member)
