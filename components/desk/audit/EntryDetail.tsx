import { displayId } from '@/lib/terms/nouns'
import { ArrowRight } from 'lucide-react'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { Section } from '@/components/ui/layout/Section'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import type { AuditEntry } from '@/lib/contract/desk/audit'
import { stateOf } from '@/lib/rules/event-lookups'
import { date, timeOfDay } from '@/lib/terms/format'
import { actorRole, roleWords } from './labels'

/** Everything that an entry knows. */
export function EntryDetail({ entry }: { entry: AuditEntry }) {
  const { at, actor, name, entityType, entityId, note, facts } = entry
  return (
    <>
      <KeyValues
        items={[
          { label: 'When', value: `${date(at)}, ${timeOfDay(at)} IST` },
          { label: 'What', value: name },
          { label: 'Person', value: actor?.contactName ?? 'System' },
          { label: 'Role', value: actor ? rolesOf(actor) : 'Not signed in' },
          { label: 'Company', value: actor?.companyName, wide: true },
          {
            label: 'About',
            value: entityType && entityId ? displayId(entityType, entityId) : 'Nothing in particular',
            wide: true,
          },
        ].filter(({ value }) => value)}
      />
      {(entry.from ?? entry.to) !== null && (
        <Section plain title="Change">
          <Move entry={entry} />
        </Section>
      )}
      {note && (
        <Section plain title="Note">
          <Text as="p" dir="auto" prose>
            {note}
          </Text>
        </Section>
      )}
      {facts.length > 0 && (
        <Section plain title="Details at that time">
          <KeyValues items={facts} />
        </Section>
      )}
    </>
  )
}

/** Quoter of a supplier; of an older entry the kind of the company alone. */
const rolesOf = (actor: NonNullable<AuditEntry['actor']>) =>
  actor.memberRole ? `${actorRole(actor)} of ${ofKind[actor.role]}` : roleWords[actor.role]
const ofKind = { customer: 'a customer', supplier: 'a supplier', admin: 'Jobwork' } as const

/** The state before and after; a new thing has none before. */
const Move = ({ entry: { kind, from, to } }: { entry: AuditEntry }) => (
  <Row as="p" wrap gap="small">
    <State kind={kind} state={from} />
    <ArrowRight size={16} aria-label="to" />
    <State kind={kind} state={to} />
  </Row>
)

function State({ kind, state }: { kind: string; state: string | null }) {
  const known = state && stateOf(kind, state)
  return known ? <StatusChip tone={known.tone} label={known.label} /> : <span dir="auto">{state ?? 'Nothing'}</span>
}
