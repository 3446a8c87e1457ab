'use client'

import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { May } from '@/lib/client/viewer'
import type { NotedThing } from '@/lib/terms/noted-things'
import { NoteForm } from './NoteForm'
import { NoteList } from './NoteList'
import { OwnerChooser } from './OwnerChooser'

/** A case has an owner beside its notes. */
export type TeamProps =
  | { of: 'inquiry' | 'workorder'; id: number; ownerId?: number | null; ownerName?: string | null }
  | { of: Exclude<NotedThing, 'inquiry' | 'workorder'>; id: number }

/** What admins keep among themselves: who looks after a case, and what they noted about a thing. */
export default function TeamSection(thing: TeamProps) {
  const isCase = thing.of === 'inquiry' || thing.of === 'workorder'
  return (
    <Section plain title={isCase ? 'Owner and notes' : 'Notes'} lead="Only admins see this.">
      <Stack gap="large">
        {isCase && <OwnerChooser key={thing.id} {...thing} />}
        <May act="note.add">
          <NoteForm key={thing.id} of={thing.of} id={thing.id} />
        </May>
        <NoteList key={`${thing.id}-notes`} of={thing.of} id={thing.id} />
      </Stack>
    </Section>
  )
}
