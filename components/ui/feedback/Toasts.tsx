'use client'

import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { lazy } from '../hooks/lazy'
import type { Toast } from './toast'

const ToastContext = createContext<(toast: Toast) => void>(() => {})

const ToastRegion = lazy(() => import('./ToastRegion'))

/** `toast({ title, text, tone })`: says what happened. One at a time: a new one takes the place of the present one. */
export const useToast = () => use(ToastContext)

/** Gives all that is in it the toasts. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(Toast & { key: number }) | null>(null)
  const toast = useCallback((next: Toast) => setShown((before) => ({ ...next, key: (before?.key ?? 0) + 1 })), [])

  return (
    <ToastContext value={toast}>
      {children}
      {shown && <ToastRegion toast={shown} />}
    </ToastContext>
  )
}
