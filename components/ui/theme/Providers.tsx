'use client'

import { useEffect, type ReactNode } from 'react'
import { earlySubmitScript } from '../form/early-submit-guard'
import { wearScheme } from './scheme'
import { schemeScript } from './scheme-script'
import { guardDoubleClicks } from '../form/double-click-guard'
import { ToastProvider } from '../feedback/Toasts'
import { MadeAt } from '../hooks/useNow'

type Props = {
  /** When the server made the page (ms). */
  madeAt: number
  /** What allows the page's own scripts. */
  nonce?: string
  children: ReactNode
}

/** Runs before the page is painted or touched: written by the server, and not a second time into what it tells React. */
const early = typeof window === 'undefined' ? `${schemeScript};${earlySubmitScript}` : ''

/** What every page stands in: the colour scheme, toasts. */
export function Providers({ madeAt, nonce, children }: Props) {
  useEffect(wearScheme, [])
  useEffect(guardDoubleClicks, [])
  return (
    <MadeAt value={madeAt}>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
      <ToastProvider>{children}</ToastProvider>
    </MadeAt>
  )
}
