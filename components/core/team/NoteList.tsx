'use client'

import { useState } from 'react'
import { Timeline } from '@/components/ui/record/Timeline'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useUndoable } from '@/components/ui/feedback/useUndoable'
import buttons from '@/components/ui/controls/buttons.module.css'
import { Button } from '@/components/ui/controls/Button'
import { Text } from '@/components/ui/layout/Text'
import { Row } from '@/components/ui/layout/Row'
import { refresh, useApi } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import type { Note } from '@/lib/contract/core/notes'
import { NOTES_OF_A_THING, type NotedThing } from '@/lib/terms/noted-things'

/** Notes that are shown at first. */
const SHORT = 10

/** The notes about a thing, newest first; one's own can be removed. */
export function NoteList({ of: entityType, id: entityId }: { of: NotedThing; id: number }) {
  const undoable = useUndoable()
  const [limit, setLimit] = useState(SHORT)
  const [removed, setRemoved] = useState<readonly number[]>([])
  const { data: me } = useApi('GET /api/user', {})
  const { data, error, mutate } = useApi('GET /api/notes', { entityType, entityId, limit })
  if (!data)
    return error ? (
      <ErrorState title="Couldn’t load the notes" problem={error} onRetry={() => void mutate()} />
    ) : (
      <Bone height={56} />
    )

  const remove = ({ id, text }: Note) => {
    setRemoved((ids) => [...ids, id])
    undoable({
      on: `note ${id}`,
      title: 'Note removed',
      text: text.length > 60 ? `${text.slice(0, 60)}…` : text,
      send: (options) => call('DELETE /api/notes/{id}', { id }, options),
      fail: { text: 'Failed to remove the note.', followed: true },
      settled: refresh,
      takeBack: () => setRemoved((ids) => ids.filter((one) => one !== id)),
    })
  }
  const notes = data.items.filter(({ id }) => !removed.includes(id))
  if (!notes.length)
    return (
      <Text as="p" tone="secondary">
        No notes yet.
      </Text>
    )
  return (
    <>
      <Timeline
        label="Notes"
        entries={notes.map((note) => ({
          key: note.id,
          title: note.authorName,
          at: note.createdAt,
          text: note.text,
          more: note.authorId === me?.member.id && (
            <Button
              size="small"
              variant="text"
              className={buttons.edge}
              aria-label={`Remove note: ${note.text.slice(0, 60)}`}
              onClick={() => remove(note)}
            >
              Remove
            </Button>
          ),
        }))}
      />
      {data.total > data.items.length && (
        <Row>
          <Button size="small" variant="text" onClick={() => setLimit(NOTES_OF_A_THING)}>
            Show all {data.total} notes
          </Button>
        </Row>
      )}
    </>
  )
}
