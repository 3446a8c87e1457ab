'use client'

import css from './SelectBox.module.css'
import type { Choice, Selection } from './useSelection'

/** Chooses a row. The arrows move to the next one, with Shift they choose it (TableKeys). */
export const SelectBox = ({ row, selection }: { row: Choice; selection: Selection }) => (
  <label className={css.box}>
    <input
      type="checkbox"
      data-pick=""
      aria-label={`Select ${row.name}`}
      checked={selection.chosen.has(row.id)}
      onChange={() => selection.toggle(row)}
    />
  </label>
)

/** Chooses all rows of the page, or none of them. */
export function SelectPage({ rows, selection }: { rows: readonly Choice[]; selection: Selection }) {
  const chosen = rows.filter(({ id }) => selection.chosen.has(id)).length
  const all = chosen > 0 && chosen === rows.length
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        aria-label={`Select all ${rows.length} on this page`}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !all
        }}
        onChange={() => (all ? selection.drop(rows) : selection.choose(rows))}
      />
    </label>
  )
}
