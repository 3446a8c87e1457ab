'use client'

import { SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { count } from '@/lib/terms/format'
import css from './FilterFold.module.css'
import text from '../layout/text.module.css'

type Props = {
  /** What they narrow, where a screen has several lists: 'inquiries'. */
  of?: string
  /** How many of them hold now. */
  inForce: number
  /** Those that stand beside the search where there is room; a phone has them behind the button, too. */
  first?: ReactNode
  /** They wait behind the button at every width, and ask nothing before it is pressed. */
  always?: boolean
  children: ReactNode
}

/** More than two filters: where they don't fit beside the search they wait behind one button. */
export function FilterFold({ of, inForce, first, always, children }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      {first && (
        <div className={css.first} data-open={open || undefined}>
          {first}
        </div>
      )}
      <button
        type="button"
        className={css.button}
        data-always={always || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal size={16} aria-hidden />
        Filters
        {of && <span className={text.unseen}> of {of}</span>}
        {inForce > 0 && (
          <span className={css.count}>
            {count(inForce)}
            <span className={text.unseen}> active</span>
          </span>
        )}
      </button>
      <div id={id} className={css.filters} data-always={always || undefined} data-open={open || undefined}>
        {(open || !always) && children}
      </div>
    </>
  )
}
