'use client'

import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import css from './FilterControl.module.css'
import type { FilterPickerProps } from './FilterPicker'
import { lazy } from '../hooks/lazy'

const Picker = lazy(() => import('./FilterPicker'), { waiting: Waiting })

/** A filter in the address that is one of very many: the server searches while one types. Empty means all. */
export const FilterPick = (props: FilterPickerProps) => <Picker {...props} />

/** Stands in its place until it can be typed in. */
function Waiting({ label, chosen, placeholder }: FilterPickerProps) {
  const id = useId()
  return (
    <div className={css.filter}>
      <label htmlFor={id}>{label}</label>
      <input id={id} dir="auto" readOnly value={chosen?.label ?? ''} placeholder={placeholder} />
      <ChevronDown size={15} aria-hidden />
    </div>
  )
}
