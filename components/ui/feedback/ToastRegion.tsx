'use client'

import * as Radix from '@radix-ui/react-toast'
import Link from 'next/link'
import { useState } from 'react'
import { X } from 'lucide-react'
import css from './Toasts.module.css'
import type { Toast } from './toast'
import { takeBackUnsent } from './unsent'
import { tones } from '../theme/tones'

type Props = { toast: Toast & { key: number }; open: boolean; onClose: () => void }

/** Five seconds unless it says otherwise, swipe right past 50 px dismisses, F8 moves the focus to the region. */
export default function ToastRegion({ toast, open, onClose }: Props) {
  const { key, title, text, tone, link, undo, silent } = toast
  const { className, Icon } = tones[tone ?? 'success']
  // Not in the page, so that screen readers don't announce it.
  const [unheard] = useState(() => document.createElement('div'))
  return (
    <Radix.Provider
      duration={(undo?.seconds ?? 5) * 1000}
      swipeDirection="right"
      swipeThreshold={50}
      label="Message"
      announcerContainer={silent ? unheard : undefined}
    >
      <Radix.Root
        key={key}
        open={open}
        onOpenChange={(opens) => !opens && onClose()}
        type={tone === 'danger' || undo ? 'foreground' : 'background'}
        className={`${css.toast} ${className}`}
        data-told={silent || undefined}
      >
        <Icon size={20} aria-hidden className={css.icon} />
        <div className={css.words}>
          <Radix.Title className={css.title}>{title}</Radix.Title>
          {text && <Radix.Description className={css.text}>{text}</Radix.Description>}
          {link && (
            <Radix.Action asChild altText={link.label}>
              <Link href={link.href} prefetch={false} className={css.action}>
                {link.label}
              </Link>
            </Radix.Action>
          )}
        </div>
        {undo && (
          <Radix.Action altText={`Undo: ${title}`} className={css.action} onClick={() => takeBackUnsent(undo.on)}>
            Undo
          </Radix.Action>
        )}
        <Radix.Close aria-label="Dismiss" className={css.close}>
          <X size={16} aria-hidden />
        </Radix.Close>
      </Radix.Root>
      <div ref={keepAudible}>
        <Radix.Viewport className={css.region} label="Messages ({hotkey})" />
      </div>
    </Radix.Provider>
  )
}

/** MUI hides what stands beside an opening dialog from readers. A message is read over dialogs, too. */
function keepAudible(region: HTMLElement | null) {
  if (!region) return
  const observer = new MutationObserver(() => region.removeAttribute('aria-hidden'))
  observer.observe(region, { attributes: true, attributeFilter: ['aria-hidden'] })
  return () => observer.disconnect()
}
