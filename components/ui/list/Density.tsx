'use client'

import { Rows3, Rows4 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import css from './Density.module.css'

const switches = new Set<() => void>()
const subscribe = (changed: () => void) => {
  switches.add(changed)
  return () => switches.delete(changed)
}
const root = () => document.documentElement
const isDense = () => root().dataset.density === 'dense'

/** Dense rows in every list, or roomy ones: kept in the cookie `density`, which the server reads, so that nothing jumps. */
export function Density() {
  const dense = useSyncExternalStore(subscribe, isDense, () => false)
  const Icon = dense ? Rows3 : Rows4
  const change = () => {
    if (dense) delete root().dataset.density
    else root().dataset.density = 'dense'
    document.cookie = `density=${dense ? 'roomy' : 'dense'}; path=/; max-age=31536000; samesite=lax`
    switches.forEach((changed) => changed())
  }
  return (
    <button
      type="button"
      className={css.density}
      aria-pressed={dense}
      aria-label="Dense rows"
      title={dense ? 'Roomy rows' : 'Dense rows'}
      onClick={change}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
}
