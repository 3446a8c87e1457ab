'use client'

import { useEffect, type ReactNode } from 'react'
import { heldScript } from './held-script'
import { wearScheme } from './scheme'
import { schemeScript } from './scheme-script'
import { dropSecondClicks } from './second-click'
import { ToastProvider } from './Toasts'
import { MadeAt } from './useNow'
import { tellWholeTimes } from './whole-times'

type Props = {
  /** When the server made the page (ms). */
  madeAt: number
  /** What allows the page's own scripts. */
  nonce?: string
  children: ReactNode
}

/** Runs before the page is painted or touched: written by the server, and not a second time into what it tells React. */
const early = typeof window === 'undefined' ? `${schemeScript};${heldScript}` : ''

/** What every page stands in: the colour scheme, toasts. */
export function Providers({ madeAt, nonce, children }: Props) {
  useEffect(wearScheme, [])
  useEffect(tellWholeTimes, [])
  useEffect(dropSecondClicks, [])
  return (
    <MadeAt value={madeAt}>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
      <ToastProvider>{children}</ToastProvider>
    </MadeAt>
  )
}
