import type { Filter } from '@/components/ui/list/NoRows'
import type { AuditActor, AuditEntry, AuditPerson } from '@/lib/contract/desk/audit'
import { kindLabel, kindsOf } from '@/lib/rules/event-lookups'
import { auditGroups, type AuditGroup } from '@/lib/terms/audit-groups'
import { date } from '@/lib/terms/format'
import { memberLabel } from '@/lib/terms/member-roles'
import { displayId } from '@/lib/terms/nouns'
import { auditFilters, thingIn } from './query'

type Address = Record<string, string | undefined>

export const roleWords = { customer: 'Customer', supplier: 'Supplier', admin: 'Admin' } as const

/** What somebody was for the company when it happened: 'Quoter'. Of an older entry the kind of the company. */
export const actorRole = ({ role, memberRole }: NonNullable<AuditEntry['actor']>) =>
  memberRole ? memberLabel[memberRole] : roleWords[role]

/** The actors that are shown; admins by default. */
export const byOptions = [
  { value: '', label: 'Admins' },
  { value: 'customer', label: 'Customers' },
  { value: 'supplier', label: 'Suppliers' },
  { value: 'system', label: 'System' },
  { value: 'everyone', label: 'Everyone' },
] as const

export const anyKind = [{ value: '', label: 'Everything' }] as const

/** A group as a whole, then each of its kinds. */
export const kindGroups = (Object.keys(auditGroups) as AuditGroup[]).map((group) => {
  const [label, kinds] = [kindLabel(group), kindsOf(group)]
  return {
    group,
    label,
    options: [
      ...(kinds.length > 1 ? [{ value: group, label: `All of ${label.toLowerCase()}` }] : []),
      ...kinds.map((kind) => ({ value: kind, label: kindLabel(kind) })),
    ],
  }
})

/** The filters that the address sets, in words. */
export function filtersIn(
  address: Address,
  { company, person }: { company?: AuditActor; person?: AuditPerson },
): Filter[] {
  const { actor, member, kind, from, to } = auditFilters(address)
  const thing = thingIn(address.thing)
  const by = actor || member ? undefined : byOptions.find(({ value }) => value && value === address.by)
  const what = kind && kindLabel(kind)
  return [
    ...(by ? [{ param: 'by', label: 'By', value: by.label }] : []),
    ...(actor ? [{ param: 'actor', label: 'Company', value: company?.companyName ?? 'unknown' }] : []),
    ...(member ? [{ param: 'member', label: 'Person', value: person?.name ?? 'unknown' }] : []),
    ...(what ? [{ param: 'kind', label: 'What', value: what }] : []),
    ...(thing ? [{ param: 'thing', label: 'About', value: displayId(thing.entityType, thing.entityId) }] : []),
    ...(from ? [{ param: 'from', label: 'When from', value: date(from) }] : []),
    ...(to ? [{ param: 'to', label: 'When to', value: date(to) }] : []),
  ]
}
