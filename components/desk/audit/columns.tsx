import { CellTitle, type Column } from '@/components/ui/table/DataTable'
import { StatusChip } from '@/components/ui/data/StatusChip'
import type { AuditEntry } from '@/lib/contract/desk/audit'
import { stateOf } from '@/lib/rules/event-lookups'
import { date, timeOfDay } from '@/lib/terms/format'
import { actorRole } from './labels'

/** When, in India. */
const When = ({ at }: { at: string }) => (
  <time dateTime={at}>
    {date(at)}
    <small>{timeOfDay(at)}</small>
  </time>
)

const Who = ({ name, of }: { name: string; of: string }) => (
  <>
    <span dir="auto">{name}</span>
    <small title={of.length > 24 ? of : undefined}>{of}</small>
  </>
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
