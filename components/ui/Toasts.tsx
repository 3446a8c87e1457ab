'use client'

import dynamic from 'next/dynamic'
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import type { Tone } from '@/lib/rules/tone'

export type Toast = { title: string; text?: string; tone?: Tone }
const ToastContext = createContext<(toast: Toast) => void>(() => {})

const load = () => import('./ToastRegion')
const ToastRegion = dynamic(load, { ssr: false })

/** `toast({ title, text, tone })`: says what happened. One at a time: a new one takes the place of the present one. */
export const useToast = () => use(ToastContext)

/** The region for toasts is fetched once the page is quiet: before the first one is needed, after all that is. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(Toast & { key: number }) | null>(null)
  const toast = useCallback((next: Toast) => setShown((before) => ({ ...next, key: (before?.key ?? 0) + 1 })), [])
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), 1500)
    return () => clearTimeout(timer)
  }, [])

  return (
    <ToastContext value={toast}>
      {children}
      {shown && <ToastRegion toast={shown} />}
    </ToastContext>
  )
}
