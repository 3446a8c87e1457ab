import type { ReactNode } from 'react'
import type { Tone } from '@/lib/rules/tone'
import { RelativeTime } from './RelativeTime'
import css from './Timeline.module.css'
import { tones } from './tones'

export type TimelineEntry = {
  key?: string | number
  title: ReactNode
  /** When, ISO. */
  at: string
  /** Who did it. */
  by?: string | null
  text?: string | null
  /** What belongs to it, such as files. */
  more?: ReactNode
  tone?: Tone
}

/** What happened, in the order given. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={label} className={css.list}>
      {entries.map((entry, i) => (
        <li key={entry.key ?? i} className={tones[entry.tone ?? 'neutral'].className}>
          <p className={css.title}>{entry.title}</p>
          <p className={css.meta}>
            {entry.by && <span>{entry.by} · </span>}
            <RelativeTime value={entry.at} />
          </p>
          {entry.text && <p className={css.text}>{entry.text}</p>}
          {entry.more && <div className={css.more}>{entry.more}</div>}
        </li>
      ))}
    </ol>
  )
}
