import type { ReactNode } from 'react'
import css from './KeyValues.module.css'

export type KeyValue = { label: string; value: ReactNode; wide?: boolean }

/** Longer than this, a text takes a row of its own. */
const LINE = 48

type Props = {
  items: readonly KeyValue[]
  empty?: string
  /** One a line, its name to the left: where many things with many facts stand beside each other. */
  lines?: boolean
}

/** Facts as the cells of a drawing's title block. Empty values show `empty`; `wide` takes a row of its own. */
export function KeyValues({ items, empty = '—', lines }: Props) {
  return (
    <div className={lines ? undefined : css.frame}>
      <dl className={lines ? css.lines : css.list}>
        {placed(items).map(({ label, value, wide, alone }) => (
          <div key={label} data-wide={wide || undefined} data-alone={alone || undefined}>
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

/** Which of them take a row of their own, and which stand alone in one because no other is left to stand beside them. */
function placed(items: readonly KeyValue[]) {
  const wide = ({ wide, value }: KeyValue) => wide || (typeof value === 'string' && value.length > LINE)
  let left = true
  return items.map((item, i) => {
    const next = items[i + 1]
    const alone = !wide(item) && left && (!next || wide(next))
    left = wide(item) || alone || !left
    return { ...item, wide: wide(item), alone }
  })
}
