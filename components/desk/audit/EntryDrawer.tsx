'use client'

import { displayId } from '@/lib/terms/nouns'
import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { EntityId } from '@/components/ui/data/EntityId'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { AuditEntry } from '@/lib/contract/desk/audit'
import { Outcome } from './columns'
import { EntryDetail } from './EntryDetail'

/** The entry of `?id=` in a drawer, also from another page of the log. */
export function EntryDrawer({ rows }: { rows: readonly AuditEntry[] }) {
  const address = useUrlState()
  const asked = address.get('id')
  const listed = rows.find(({ id }) => String(id) === asked)
  const { data, error, mutate } = useApi('GET /api/audit/{id}', asked && !listed ? { id: asked } : null)
  const entry = listed ?? (String(data?.id) === asked ? data : undefined)
  useTabTitle(asked && entry ? `Entry ${entry.id}` : null)
  return (
    <DetailDrawer
      open={asked !== null}
      onClose={() => address.set({ id: null })}
      kind="Audit Log Entry"
      label={entry && <EntityId>{`Entry ${entry.id}`}</EntityId>}
      title={entry?.sentence ?? 'Entry'}
      status={entry?.to && <Outcome entry={entry} />}
      foot={entry && (entry.entityType || entry.actor?.memberId) && <Ways entry={entry} />}
    >
      {entry ? (
        <EntryDetail entry={entry} />
      ) : error ? (
        <ErrorState title="Couldn’t load this entry" problem={error} onRetry={() => void mutate()} />
      ) : (
        <div role="status" aria-label="Loading">
          <Bone height={56} />
        </div>
      )}
    </DetailDrawer>
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
        <LinkButton variant="text" href={address.href({ ...unfiltered, member: String(actor.memberId) })}>
          All by this person
        </LinkButton>
      )}
      {entityType && entityId && (
        <LinkButton variant="text" href={address.href({ ...unfiltered, thing: `${entityType}-${entityId}` })}>
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
