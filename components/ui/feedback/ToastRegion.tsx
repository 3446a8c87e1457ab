'use client'

import * as Radix from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { useState } from 'react'
import css from './Toasts.module.css'
import type { Toast } from './toast'
import { tones } from '../data/tones'

/** Five seconds, swipe right past 50 px dismisses, F8 moves the focus to the region. */
export default function ToastRegion({ toast }: { toast: Toast & { key: number } }) {
  const [closed, setClosed] = useState(0)
  const { className, Icon } = tones[toast.tone ?? 'success']
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Message">
      <Radix.Root
        key={toast.key}
        open={closed !== toast.key}
        onOpenChange={(open) => !open && setClosed(toast.key)}
        type={toast.tone === 'danger' ? 'foreground' : 'background'}
        className={`${css.toast} ${className}`}
      >
        <Icon size={20} aria-hidden className={css.icon} />
        <div className={css.words}>
          <Radix.Title className={css.title}>{toast.title}</Radix.Title>
          {toast.text && <Radix.Description className={css.text}>{toast.text}</Radix.Description>}
        </div>
        <Radix.Close aria-label="Dismiss" className={css.close}>
          <X size={16} aria-hidden />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className={css.region} label="Messages ({hotkey})" />
    </Radix.Provider>
  )
}
