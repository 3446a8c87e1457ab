import { z } from 'zod'
import { Role } from '../people/account'
import { MemberRole } from '../people/member'
import { eventKinds } from '../../terms/event-kinds'
import { auditGroups, type AuditGroup } from '../../terms/audit-groups'
import { endpoint, idParam, listEndpoint, listQuery } from '../core/endpoint'
import { EntityType } from '../core/entity-type'
import { instant, nullable, optionalId } from '../core/fields'

const namesOf = <T extends string>(record: Record<T, unknown>) => Object.keys(record) as [T, ...T[]]

/** A company that acts. */
export const AuditActor = z.object({ id: z.int(), companyName: z.string(), contactName: z.string(), role: Role })
export type AuditActor = z.infer<typeof AuditActor>

/** A person of a company, also one who was removed. */
export const AuditPerson = z.object({
  id: z.int(),
  name: z.string(),
  memberRole: MemberRole.describe('The person’s role now'),
  removed: z.boolean(),
  companyId: z.int(),
  companyName: z.string(),
  role: Role,
})
export type AuditPerson = z.infer<typeof AuditPerson>

/** Who acted: a company, and which of its people. */
const EntryActor = AuditActor.extend({
  contactName: z.string().describe('The person who acted; of an entry without one, the contact of the company'),
  memberId: nullable.id.describe('The person who acted; null in older entries'),
  memberRole: MemberRole.nullable().describe('The person’s role in the company then; null in older entries'),
})

/** An entry of the audit log; immutable. */
export const AuditEntry = z.object({
  id: z.int(),
  at: instant,
  kind: z.string(),
  name: z.string().describe('The name of the kind'),
  sentence: z.string().describe('The action in words'),
  actor: EntryActor.nullable().describe('Null for the system and for calls without a session'),
  entityType: EntityType.nullable(),
  entityId: nullable.id,
  from: nullable.text,
  to: nullable.text,
  note: nullable.text,
  href: nullable.text.describe('The address of its page for an admin'),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).describe('Further details of that moment'),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** A day of the calendar in India. */
const day = z.iso.date('Enter a day as YYYY-MM-DD')

const filters = {
  actor: optionalId.describe('The id of the company that acted'),
  member: optionalId.describe('The id of the person who acted'),
  actorRole: z.enum([...Role.options, 'system']).optional(),
  kind: z
    .enum([...namesOf<AuditGroup>(auditGroups), ...eventKinds], { error: 'Unknown kind' })
    .optional()
    .describe('A kind, or a group of kinds'),
  entityType: EntityType.optional(),
  entityId: optionalId.describe('With `entityType`: one thing'),
  from: day.optional().describe('First day (IST)'),
  to: day.optional().describe('The last day that counts'),
}

export const audit = {
  list: listEndpoint('/api/audit', 'The audit log, newest first', AuditEntry, filters),
  export: endpoint({
    method: 'GET',
    path: '/api/audit/export',
    summary: 'The matching entries of the audit log, as CSV',
    note: 'The export is recorded in the audit log too.',
    query: z.object({ q: listQuery.shape.q, ...filters }),
    download: 'text/csv',
  }),
  actors: endpoint({
    method: 'GET',
    path: '/api/audit/actors',
    summary: 'Accounts by name, or the admins',
    note: 'At most eight; with `id` only that account.',
    query: z.object({ q: listQuery.shape.q, id: optionalId }),
    answer: z.array(AuditActor),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/audit/people',
    summary: 'People by their name or company, or the admins',
    note: 'At most eight, removed ones last; with `id` only that person.',
    query: z.object({ q: listQuery.shape.q, id: optionalId }),
    answer: z.array(AuditPerson),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/audit/{id}',
    summary: 'One entry of the audit log',
    params: idParam,
    answer: AuditEntry,
  }),
}
