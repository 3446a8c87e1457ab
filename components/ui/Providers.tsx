'use client'

import { useEffect, type ReactNode } from 'react'
import { wearScheme } from './scheme'
import { ToastProvider } from './Toasts'
import { MadeAt } from './useNow'
import { tellWholeTimes } from './whole-times'

/** What every page stands in: the colour scheme, toasts. */
export function Providers({
  madeAt,
  children,
}: {
  /** When the server made the page (ms). */ madeAt: number
  children: ReactNode
}) {
  useEffect(wearScheme, [])
  useEffect(tellWholeTimes, [])
  return (
    <MadeAt value={madeAt}>
      <ToastProvider>{children}</ToastProvider>
    </MadeAt>
  )
}
