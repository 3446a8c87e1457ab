'use client'

import css from './SelectBox.module.css'
import type { Choice, Selection } from './useSelection'

type BoxProps<Id> = { row: Choice<Id>; selection: Selection<Id> }

/** Chooses a row. The arrows move to the next one, with Shift they choose it (TableKeys). */
export const SelectBox = <Id,>({ row, selection }: BoxProps<Id>) => (
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

type PageProps<Id> = {
  rows: readonly Choice<Id>[]
  selection: Selection<Id>
  /** The rows are those of a part of the page: 'Select all 3 of Nandi Valves'. */
  label?: string
}

/** Chooses all rows of the page, or none of them. */
export function SelectPage<Id>({ rows, selection, label }: PageProps<Id>) {
  const chosen = rows.filter(({ id }) => selection.chosen.has(id)).length
  const all = chosen > 0 && chosen === rows.length
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        aria-label={label ?? `Select all ${rows.length} on this page`}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !all
        }}
        onChange={() => (all ? selection.drop(rows) : selection.choose(rows))}
      />
    </label>
  )
}
