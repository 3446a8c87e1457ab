'use client'

import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import { useRecord } from '@/components/ui/record/useRecord'
import { EntityId } from '@/components/ui/data/EntityId'
import { displayId } from '@/lib/terms/nouns'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { AuditEntry } from '@/lib/contract/desk/audit'
import { Outcome } from './columns'
import { EntryDetail } from './EntryDetail'

/** The entry of `?id=` in a drawer, also from another page of the log. */
export function EntryDrawer({ rows }: { rows: readonly AuditEntry[] }) {
  return (
    <RecordDrawer
      record={useRecord('id', 'GET /api/audit/{id}', { rows, rowsAreWhole: true })}
      kind="Audit Log Entry"
      noun="entry"
      label={({ id }) => <EntityId>{`Entry ${id}`}</EntityId>}
      tab={({ id }) => `Entry ${id}`}
      title={({ sentence }) => sentence}
      untitled="Entry"
      status={(entry) => entry.to && <Outcome entry={entry} />}
      foot={(entry) => (entry.entityType || entry.actor?.memberId) && <Ways entry={entry} />}
    >
      {(entry) => <EntryDetail entry={entry} />}
    </RecordDrawer>
  )
}

const unfiltered = {
  id: null,
  cursor: null,
  q: null,
  by: null,
  actor: null,
  member: null,
  kind: null,
  thing: null,
  from: null,
  to: null,
  view: null,
}

/** Links to all that the person did, to the history of the thing, and to the thing. */
function Ways({ entry: { actor, href, entityType, entityId } }: { entry: AuditEntry }) {
  const address = useUrlState()
  return (
    <>
      {actor?.memberId && (
        <LinkButton variant="text" {...address.link({ ...unfiltered, member: String(actor.memberId) })}>
          All by this person
        </LinkButton>
      )}
      {entityType && entityId && (
        <LinkButton variant="text" {...address.link({ ...unfiltered, thing: `${entityType}-${entityId}` })}>
          Full history
        </LinkButton>
      )}
      {href && entityType && entityId && (
        <LinkButton variant="contained" href={href}>
          Open {displayId(entityType, entityId)}
        </LinkButton>
      )}
    </>
  )
}
