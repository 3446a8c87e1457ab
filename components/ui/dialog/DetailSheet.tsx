'use client'

import type { ReactNode } from 'react'
import { date } from '@/lib/rules/format'
import css from './DetailSheet.module.css'
import { Logo } from '../layout/Logo'
import { useUrlState } from '../hooks/useUrlState'
import { useNow } from '../hooks/useNow'

/** The head of a drawer on paper: whose it is, and what. */
export const Letterhead = ({ children }: { children: ReactNode }) => (
  <div className={css.letterhead}>
    <Logo size={32} />
    <strong>{children}</strong>
  </div>
)

/** The foot of a drawer on paper: where it stands and when it was printed. */
export function PrintedFrom() {
  const address = useUrlState()
  const now = useNow()
  return (
    <p className={css.origin}>
      <span>{`${window.location.origin}${address.href({})}`}</span>
      <span>Printed on {date(new Date(now))}</span>
    </p>
  )
}
