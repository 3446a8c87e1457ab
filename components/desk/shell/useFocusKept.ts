'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type RefObject } from 'react'

const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]'
const isLost = () => document.activeElement === document.body

/**
 * Keyboard users never lose their place: when the focused element is gone, after a change of the screen or because its
 * row left the list, the focus moves to the screen's main element.
 */
export function useFocusKept(main: RefObject<HTMLElement | null>) {
  const pathname = usePathname()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (isLost()) main.current?.focus({ preventScroll: true })
  }, [pathname, main])

  useEffect(() => {
    let last: EventTarget | null = null
    const remember = ({ target }: FocusEvent) => (last = target)
    const watch = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected || !isLost() || document.querySelector(OVERLAYS)) return
      last = null
      main.current?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', remember)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      watch.disconnect()
    }
  }, [main])
}
