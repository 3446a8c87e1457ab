'use client'

import { SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { count } from '@/lib/rules/format'
import css from './FilterFold.module.css'
import text from '../layout/text.module.css'

type Props = {
  /** How many of them hold now. */
  inForce: number
  children: ReactNode
}

/** More than two filters: where they don't fit beside the search they wait behind one button. */
export function FilterFold({ inForce, children }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal size={16} aria-hidden />
        Filters
        {inForce > 0 && (
          <span className={css.count}>
            {count(inForce)}
            <span className={text.unseen}> in force</span>
          </span>
        )}
      </button>
      <div id={id} className={css.filters} data-open={open || undefined}>
        {children}
      </div>
    </>
  )
}
