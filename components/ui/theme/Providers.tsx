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
  /** The CSP nonce of the page's own scripts. */
  nonce?: string
  children: ReactNode
}

/** Scripts that run before the first paint. Only in the server's HTML, not in the RSC payload. */
const early = typeof window === 'undefined' ? `${schemeScript};${earlySubmitScript}` : ''

/** The providers of every page: colour scheme, toasts, clock. */
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
