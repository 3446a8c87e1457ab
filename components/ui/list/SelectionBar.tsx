'use client'

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { count } from '@/lib/terms/format'
import { useFailToast } from '../feedback/Toasts'
import css from './SelectionBar.module.css'
import { CHOICE_MAX, type Choice, type Selection } from './useSelection'

type Props<Id> = {
  selection: Selection<Id>
  /** The rows of the page. */
  page: readonly Choice<Id>[]
  /** How many rows the list has. */
  total: number
  capped: boolean
  /** Chooses the rows of all pages, as many as may be chosen. */
  findAll: () => Promise<void>
  /** The most that may be chosen. */
  max?: number
  /** What can be done with them. */
  children: ReactNode
}

/** How many rows are chosen and what can be done with all of them. It has a place of its own below the list, so it covers no row for good. */
export function SelectionBarOf<Id>(props: Props<Id>) {
  const { selection, page, total, capped, findAll, max = CHOICE_MAX, children } = props
  const fail = useFailToast()
  const { size } = selection.chosen
  const isPageChosen = page.every(({ id }) => selection.chosen.has(id))
  const most = Math.min(total, max)
  const allFound = () => findAll().catch((error: unknown) => fail(error))
  return (
    <div className={css.bar} role="region" aria-label="Selected rows">
      <p className={css.count} role="status">
        {count(size)} selected
      </p>
      <div className={css.more}>
        {/* First: what follows comes and goes as the list changes, and must not move it under the pointer. */}
        <button type="button" onClick={selection.clear}>
          <X size={14} aria-hidden />
          Clear
        </button>
        {!isPageChosen && (
          <button type="button" onClick={() => selection.choose(page)}>
            All {count(page.length)} here
          </button>
        )}
        {total > page.length && size < most && (
          <button type="button" onClick={() => void allFound()}>
            {total > max ? `First ${max} of ${count(total, capped)} found` : `All ${count(total)} found`}
          </button>
        )}
      </div>
      <div className={css.acts}>{children}</div>
    </div>
  )
}

/** The same of rows with numbers as ids: those of most lists. */
export default function SelectionBar(props: Props<number>) {
  return <SelectionBarOf {...props} />
}
