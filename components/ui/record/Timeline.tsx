import type { ReactNode } from 'react'
import { dateTime, isoDay, timeOfDay } from '@/lib/terms/format'
import type { Tone } from '@/lib/terms/tone'
import { RelativeTime } from '../data/RelativeTime'
import css from './Timeline.module.css'
import { tones } from '../theme/tones'

export type TimelineEntry = {
  key?: string | number
  title: ReactNode
  /** When, ISO. */
  at: string
  /** When, in words of a language; else the age. */
  when?: string
  /** When a device without a line did it, ISO. */
  done?: string
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
            {entry.when ?? <RelativeTime value={entry.at} />}
            {entry.done && isApart(entry.done, entry.at) && <span> · {doneWords(entry.done, entry.at)}</span>}
          </p>
          {entry.text && <p className={css.text}>{entry.text}</p>}
          {entry.more && <div className={css.more}>{entry.more}</div>}
        </li>
      ))}
    </ol>
  )
}

/** A device that has a line sends within a minute. */
const isApart = (done: string, sent: string) => Date.parse(sent) - Date.parse(done) >= 60_000

/** 'done 10:05, sent 14:20', with the day when that is another. */
const doneWords = (done: string, sent: string) => {
  const hour = (iso: string) => timeOfDay(iso).slice(0, 5)
  return isoDay(Date.parse(done)) === isoDay(Date.parse(sent))
    ? `done ${hour(done)}, sent ${hour(sent)}`
    : `done ${dateTime(done)}, sent ${dateTime(sent)}`
}
