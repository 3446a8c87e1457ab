import type { ReactNode } from 'react'
import css from './KeyValues.module.css'

export type KeyValue = { label: string; value: ReactNode; wide?: boolean }

/** Longer than this, a text takes both columns. */
const LINE = 48

type Props = {
  items: readonly KeyValue[]
  empty?: string
  /** One a line throughout, small, with rules between them: in a card. */
  lines?: boolean
  /** One below the other, with small labels in a column of 72 pixels: in a panel. */
  narrow?: boolean
}

/** Facts as plain text, each value beside its label; in two columns where there is room. Empty values show `empty`; `wide` takes both columns. */
export function KeyValues({ items, empty = '—', lines, narrow }: Props) {
  return (
    <div className={lines || narrow ? undefined : css.frame}>
      <dl className={narrow ? css.narrow : lines ? css.lines : css.list}>
        {items.map(({ label, value, wide = isLong(value) }) => (
          <div key={label} data-wide={wide || undefined}>
            <dt>{label}</dt>
            <dd dir="auto">
              {value === null || value === undefined || value === '' ? (
                <span className={css.none}>{empty}</span>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const isLong = (value: ReactNode) => typeof value === 'string' && value.length > LINE
