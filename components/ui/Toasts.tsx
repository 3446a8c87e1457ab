'use client'

import * as Radix from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import type { Tone } from '@/lib/rules/tone'
import css from './Toasts.module.css'
import { tones } from './tones'

export type Toast = { title: string; text?: string; tone?: Tone }
const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** `toast({ title, text, tone })`: says what happened. One at a time: a new one takes the place of the present one. */
export const useToast = () => use(ToastContext)

/** Five seconds, swipe right past 50 px dismisses, F8 moves the focus to the region. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(Toast & { key: number }) | null>(null)
  const [open, setOpen] = useState(false)
  const toast = useCallback((next: Toast) => {
    setShown((before) => ({ ...next, key: (before?.key ?? 0) + 1 }))
    setOpen(true)
  }, [])
  const { className, Icon } = tones[shown?.tone ?? 'success']

  return (
    <ToastContext value={toast}>
      <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Message">
        {children}
        {shown && (
          <Radix.Root
            key={shown.key}
            open={open}
            onOpenChange={setOpen}
            type={shown.tone === 'danger' ? 'foreground' : 'background'}
            className={`${css.toast} ${className}`}
          >
            <Icon size={20} aria-hidden className={css.icon} />
            <div className={css.words}>
              <Radix.Title className={css.title}>{shown.title}</Radix.Title>
              {shown.text && <Radix.Description className={css.text}>{shown.text}</Radix.Description>}
            </div>
            <Radix.Close aria-label="Dismiss" className={css.close}>
              <X size={16} aria-hidden />
            </Radix.Close>
          </Radix.Root>
        )}
        <Radix.Viewport className={css.region} label="Messages ({hotkey})" />
      </Radix.Provider>
    </ToastContext>
  )
}
