'use client'

import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { lazy } from '../hooks/lazy'
import type { Toast } from './toast'
import { keepUnsent, sendUnsent } from './unsent'

/** What `useToast` gives. */
export const ToastContext = createContext<(toast: Toast) => void>(() => {})

const ToastRegion = lazy(() => import('./ToastRegion'))

/** `toast({ title, text, tone })`: says what happened. One at a time: a new one takes the place of the present one. */
export const useToast = () => use(ToastContext)

/** Gives all that is in it the toasts. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(Toast & { key: number }) | null>(null)
  const [closed, setClosed] = useState(0)
  const toast = useCallback((next: Toast) => {
    keepUnsent(next.undo)
    setShown((before) => ({ ...next, key: (before?.key ?? 0) + 1 }))
  }, [])
  const close = (key: number) => {
    setClosed(key)
    void sendUnsent()
  }
  useEffect(() => {
    // A hidden page may be ended without notice.
    const leave = () => document.visibilityState === 'hidden' && void sendUnsent({ keepalive: true })
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [])

  return (
    <ToastContext value={toast}>
      {children}
      {shown && <ToastRegion toast={shown} open={closed !== shown.key} onClose={() => close(shown.key)} />}
    </ToastContext>
  )
}
