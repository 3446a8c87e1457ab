'use client'

import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { errorMessage } from '@/lib/client/error-message'
import { Problem } from '@/lib/contract/core/problem'
import { lazy } from '../hooks/lazy'
import type { Toast } from './toast'
import { keepUnsent, sendUnsent } from './unsent'

/** What `useToast` gives. */
export const ToastContext = createContext<(toast: Toast) => void>(() => {})

const ToastRegion = lazy(() => import('./ToastRegion'))

/** `toast({ title, text, tone })`: says what happened. One at a time: a new one takes the place of the present one. */
export const useToast = () => use(ToastContext)

/** What a person reads when a call has failed. */
export type FailWords = {
  title?: string
  /** Ours, where the server gave no reason. */
  text?: string
  /** The server's reason follows the text instead of taking its place. */
  followed?: boolean
  /** Who may have been faster: 'Another admin'. */
  rival?: string
  /** The form tells screen readers itself. */
  silent?: boolean
}

/** Whether somebody else has done it already. */
export const wasFaster = (error: unknown, { rival }: FailWords) =>
  rival !== undefined && error instanceof Problem && error.code === 'conflict'

/**
 * Gives a function that says in a toast why a call failed, and answers that sentence. What a person sends goes through it,
 * by useContractForm, ConfirmDialog, useUndoable or useDownload where one fits.
 */
export function useFailToast() {
  const toast = useToast()
  return useCallback(
    (error: unknown, words: FailWords = {}): string => {
      const { title = 'Error', text, followed, rival, silent } = words
      const reason = errorMessage(error, text, { followed })
      const faster = wasFaster(error, words)
      const message = faster ? `${reason}. ${rival} was faster.` : reason
      toast({ title, text: message, tone: faster ? 'warning' : 'danger', silent })
      return message
    },
    [toast],
  )
}

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
