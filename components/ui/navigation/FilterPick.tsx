'use client'

import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { Choice } from '../form/PickField'
import css from './FilterPick.module.css'
import { lazy } from '../hooks/lazy'
import bar from '../table/Toolbar.module.css'

export type FilterPickProps = {
  label: string
  param: string
  /** What the address holds now, as it is called. */
  chosen: Choice | null
  /** What the server found for what was typed. */
  choices: readonly Choice[]
  busy: boolean
  onSearch: (typed: string) => void
  placeholder: string
  /** Words for a search without a result. */
  none: string
}

const Picker = lazy(() => import('./FilterPicker'), { waiting: Waiting })

/** A filter in the address that is one of very many: the server searches while one types. Empty means all. */
export const FilterPick = (props: FilterPickProps) => <Picker {...props} />

/** Stands in its place until it can be typed in. */
function Waiting({ label, chosen, placeholder }: FilterPickProps) {
  const id = useId()
  return (
    <div className={css.pick}>
      <div className={bar.filter}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          dir="auto"
          readOnly
          value={chosen?.label ?? ''}
          className={css.input}
          placeholder={placeholder}
        />
        <ChevronDown size={15} aria-hidden />
      </div>
    </div>
  )
}
