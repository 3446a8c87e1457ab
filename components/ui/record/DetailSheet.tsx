'use client'

import type { ReactNode } from 'react'
import { date } from '@/lib/terms/format'
import css from './DetailSheet.module.css'
import { Logo } from '../layout/Logo'
import { useNow } from '../hooks/useNow'

/** The head of a drawer on paper: whose it is, and what. */
export const Letterhead = ({ children }: { children: ReactNode }) => (
  <div className={css.letterhead}>
    <Logo size={32} />
    <strong>{children}</strong>
  </div>
)

/** The foot of a drawer on paper: what it is and when it was printed. No address: the other side can't open one's own screens. */
export function PrintFoot({ children }: { children: ReactNode }) {
  const now = useNow()
  return (
    <p className={css.foot}>
      <span>Jobwork · {children}</span>
      <span>Printed on {date(new Date(now))}</span>
    </p>
  )
}
