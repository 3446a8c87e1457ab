'use client'

import { X } from 'lucide-react'
import { useState } from 'react'
import { count } from '@/lib/terms/format'
import { useFailToast } from '../feedback/Toasts'
import { Button } from '../controls/Button'
import { Overlay } from '../overlay/Overlay'
import type { BulkAct } from './bulk-act'
import { BulkDialog } from './BulkDialog'
import css from './SelectionBar.module.css'
import { CHOICE_MAX, type Choice, type Selection } from './useSelection'

type Props = {
  noun: readonly [one: string, many: string]
  selection: Selection
  acts: readonly BulkAct[]
  /** The rows of the page. */
  page: readonly Choice[]
  /** How many rows the list has. */
  total: number
  capped: boolean
  /** Chooses the rows of all pages, the first 100 of them. */
  findAll: () => Promise<void>
}

/** How many rows are chosen and what can be done with all of them. It has a place of its own below the list, so it covers no row for good. */
export default function SelectionBar({ noun, selection, acts, page, total, capped, findAll }: Props) {
  const fail = useFailToast()
  const [asked, setAsked] = useState<BulkAct | null>(null)
  const { size } = selection.chosen
  const isPageChosen = page.every(({ id }) => selection.chosen.has(id))
  const most = Math.min(total, CHOICE_MAX)
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
            {total > CHOICE_MAX ? `First ${CHOICE_MAX} of ${count(total, capped)} found` : `All ${count(total)} found`}
          </button>
        )}
      </div>
      <div className={css.acts}>
        {acts.map((act) => (
          <Button
            key={act.label}
            variant={act.tone ? 'outlined' : 'contained'}
            color={act.tone ? 'error' : 'primary'}
            onClick={() => setAsked(act)}
          >
            {act.label}
          </Button>
        ))}
      </div>
      <Overlay of={asked} onClose={() => setAsked(null)}>
        {(overlay, act) => <BulkDialog noun={noun} selection={selection} act={act} {...overlay} />}
      </Overlay>
    </div>
  )
}
