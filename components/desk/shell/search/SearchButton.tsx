'use client'

import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { useShortcutsEnabled } from '@/components/ui/hooks/useShortcutsEnabled'
import text from '@/components/ui/layout/text.module.css'
import { Text } from '@/components/ui/layout/Text'
import type { ShellProps } from '../shell-props'
import css from './SearchButton.module.css'
import { useIsApple } from '../useIsApple'

const SearchDialog = lazy(() => import('./SearchDialog'))

const FIELDS = 'input, textarea, select, [contenteditable]'
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]'

/** Opens search and jump: by a click, by ⌘K or Ctrl K anywhere, by / where nothing is typed and nothing is open. */
export function SearchButton(props: Pick<ShellProps, 'viewer' | 'onLogout'>) {
  const [open, setOpen] = useState(false)
  const apple = useIsApple()
  const [keysOn] = useShortcutsEnabled()

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return
    // Ctrl K is a Mac's own key in fields: it deletes to the end of the line.
    const [command, other] = apple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
    const jump = command && !other && !event.shiftKey && event.key.toLowerCase() === 'k'
    if (!jump && !(event.key === '/' && keysOn && !command && !other && isIdle(event.target))) return
    event.preventDefault()
    if (!event.repeat) setOpen(jump ? !open : true)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts={apple ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
      >
        <Search size={17} strokeWidth={1.75} aria-hidden />
        <Text cut={1} grow className={text.unseenOnPhone}>
          Search or jump…
        </Text>
        <kbd className={css.key} aria-hidden>
          {apple === undefined ? '' : apple ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {open && <SearchDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const isIdle = (target: EventTarget | null) =>
  !(target instanceof Element && target.closest(FIELDS)) && !document.querySelector(OVERLAYS)
