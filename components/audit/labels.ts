import type { Filter } from '@/components/ui/table/NoRows'
import type { AuditActor } from '@/lib/contract/audit'
import { auditGroups, kindNames } from '@/lib/contract/audit-kinds'
import type { EntityType, EventKind } from '@/lib/contract/events'
import { date, displayId } from '@/lib/rules/format'
import { auditFilters, thingIn } from './query'

type Address = Record<string, string | undefined>

export const roleWords = { customer: 'Customer', supplier: 'Supplier', admin: 'Admin' } as const

/** Whose acts are shown; admins' unless chosen. */
export const byOptions = [
  { value: '', label: 'Admins' },
  { value: 'customer', label: 'Customers' },
  { value: 'supplier', label: 'Suppliers' },
  { value: 'system', label: 'System' },
  { value: 'everyone', label: 'Everyone' },
] as const

export const anyKind = [{ value: '', label: 'Everything' }] as const

/** A group as a whole, then each of its kinds. */
export const kindGroups = Object.entries(auditGroups).map(([value, { label, kinds }]) => ({
  label,
  options: [
    ...(Object.keys(kinds).length > 1 ? [{ value, label: `All of ${label.toLowerCase()}` }] : []),
    ...Object.entries(kinds).map(([kind, name]) => ({ value: kind, label: name })),
  ],
}))

const nouns = { machine: 'Machine', process: 'Process', user: 'Account' } as const

/** A thing as people call it: WO-0012, Machine 7. */
export const thingName = (type: EntityType, id: number) =>
  type === 'machine' || type === 'process' || type === 'user' ? `${nouns[type]} ${id}` : displayId(type, id)

/** The filters that the address sets, in words. */
export function filtersIn(address: Address, actor: AuditActor | undefined): Filter[] {
  const { actor: id, kind, from, to } = auditFilters(address)
  const thing = thingIn(address.thing)
  const by = id ? undefined : byOptions.find(({ value }) => value && value === address.by)
  const what =
    kind && (Object.hasOwn(auditGroups, kind) ? auditGroups[kind as 'accounts'].label : kindNames[kind as EventKind])
  return [
    ...(by ? [{ param: 'by', label: 'By', value: by.label }] : []),
    ...(id ? [{ param: 'actor', label: 'Person', value: actor?.contactName ?? 'unknown' }] : []),
    ...(what ? [{ param: 'kind', label: 'What', value: what }] : []),
    ...(thing ? [{ param: 'thing', label: 'About', value: thingName(thing.entityType, thing.entityId) }] : []),
    ...(from ? [{ param: 'from', label: 'From', value: date(from) }] : []),
    ...(to ? [{ param: 'to', label: 'To', value: date(to) }] : []),
  ]
}
