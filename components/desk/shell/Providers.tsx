'use client'

import { useEffect, type ReactNode } from 'react'
import { earlySubmitScript } from '@/components/ui/form/early-submit-guard'
import { wearScheme } from '@/components/ui/theme/scheme'
import { schemeScript } from '@/components/ui/theme/scheme-script'
import { guardDoubleClicks } from './double-click-guard'
import { ToastProvider } from '@/components/ui/feedback/Toasts'
import { MadeAt } from '@/components/ui/hooks/useNow'

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
