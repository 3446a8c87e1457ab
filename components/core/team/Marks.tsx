import { StickyNote } from 'lucide-react'
import { count } from '@/lib/terms/format'
import { initialsOf } from '@/lib/rules/core/initials'
import text from '@/components/ui/layout/text.module.css'
import { Text } from '@/components/ui/layout/Text'
import css from './team.module.css'

type Marked = { noteCount?: number; ownerName?: string | null }

/** What a row shows admins of a thing: who looks after it, and that there are notes. Nothing for other roles. */
export function Marks({ of: { noteCount = 0, ownerName } }: { of: Marked }) {
  return (
    <>
      {ownerName && (
        <abbr className={css.owner} title={`Owner: ${ownerName}`}>
          {initialsOf(ownerName)}
        </abbr>
      )}
      {noteCount > 0 && (
        <Text tone="secondary" figures className={css.count} title={notesOf(noteCount)}>
          <StickyNote size={12} aria-hidden />
          <span aria-hidden>{count(noteCount)}</span>
          <span className={text.unseen}>{notesOf(noteCount)}</span>
        </Text>
      )}
    </>
  )
}

const notesOf = (n: number) => (n === 1 ? '1 note' : `${count(n)} notes`)
