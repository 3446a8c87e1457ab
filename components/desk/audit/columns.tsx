import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import { Text } from '@/components/ui/layout/Text'
import { StatusChip } from '@/components/ui/data/StatusChip'
import type { AuditEntry } from '@/lib/contract/desk/audit'
import { stateOf } from '@/lib/rules/event-lookups'
import { date, timeOfDay } from '@/lib/terms/format'
import css from './audit.module.css'
import { actorRole } from './labels'

/** When, in India. */
const When = ({ at }: { at: string }) => (
  <time dateTime={at} className={css.when}>
    <span>{date(at)}</span>
    <Text size="small" tone="secondary">
      {timeOfDay(at)}
    </Text>
  </time>
)

const Who = ({ name, of }: { name: string; of: string }) => (
  <span className={css.who}>
    <span dir="auto">{name}</span>
    <Text size="small" tone="secondary" dir="auto" title={of.length > 24 ? of : undefined}>
      {of}
    </Text>
  </span>
)

/** The resulting state, if any. */
export function Outcome({ entry: { kind, to } }: { entry: AuditEntry }) {
  const state = to && stateOf(kind, to)
  return state ? <StatusChip tone={state.tone} label={state.label} /> : null
}

export const columns: Column<AuditEntry>[] = [
  { key: 'at', header: 'When', sort: 'at', width: '8rem', cell: ({ at }) => <When at={at} /> },
  {
    key: 'what',
    header: 'What happened',
    opensRow: true,
    width: '54%',
    cell: ({ sentence, note, name }) => <CellTitle title={sentence} sub={note ? `“${note}”` : name} />,
  },
  {
    key: 'who',
    header: 'Who',
    cell: ({ actor }) =>
      actor ? (
        <Who name={actor.contactName} of={`${actorRole(actor)} · ${actor.companyName}`} />
      ) : (
        <Who name="System" of="Not signed in" />
      ),
  },
  { key: 'outcome', header: 'Outcome', badge: true, width: '11rem', cell: (entry) => <Outcome entry={entry} /> },
]
