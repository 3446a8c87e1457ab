'use client'

import { useEffect, type ReactNode } from 'react'
import { wearScheme } from './scheme'
import { ToastProvider } from './Toasts'

/** What every page stands in: the colour scheme, toasts. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(wearScheme, [])
  return <ToastProvider>{children}</ToastProvider>
}
