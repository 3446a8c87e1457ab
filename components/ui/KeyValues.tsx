import type { ReactNode } from 'react'
import css from './KeyValues.module.css'

export type KeyValue = { label: string; value: ReactNode; wide?: boolean }

/** Longer than this, a text takes a row of its own. */
const LINE = 48

/** Facts as the cells of a drawing's title block. Empty values show `empty`; `wide` takes a row of its own. */
export function KeyValues({ items, empty = '—' }: { items: readonly KeyValue[]; empty?: string }) {
  return (
    <div className={css.frame}>
      <dl className={css.list}>
        {items.map(({ label, value, wide }) => (
          <div key={label} data-wide={wide || (typeof value === 'string' && value.length > LINE) || undefined}>
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
