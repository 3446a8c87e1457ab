'use client'

import { Rows3, Rows4 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint'
import css from './Density.module.css'
import { Lucide } from './Lucide'

const switches = new Set<() => void>()
const subscribe = (changed: () => void) => {
  switches.add(changed)
  return () => switches.delete(changed)
}
const root = () => document.documentElement
/** What was chosen on this page, before the rows follow it. */
let chosen: boolean | undefined
const isDense = () => chosen ?? root().dataset.density === 'dense'

/**
 * Dense rows in every list, or roomy ones: kept in the cookie `density`, which the server reads, so that nothing jumps.
 * The button and the cookie change with the press, the rows after the next paint.
 */
export function Density() {
  const dense = useSyncExternalStore(subscribe, isDense, () => false)
  const Icon = dense ? Rows3 : Rows4
  const change = () => {
    chosen = !dense
    document.cookie = `density=${chosen ? 'dense' : 'roomy'}; path=/; max-age=31536000; samesite=lax`
    switches.forEach((changed) => changed())
    afterPaint(() => {
      if (chosen) root().dataset.density = 'dense'
      else delete root().dataset.density
    })
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
      <Lucide icon={Icon} size={18} aria-hidden />
    </button>
  )
}
