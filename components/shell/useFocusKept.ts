'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type RefObject } from 'react'

/** On another screen: when what had the focus stayed behind on the last one, the keyboard goes on from the new screen's top. */
export function useFocusKept(main: RefObject<HTMLElement | null>) {
  const pathname = usePathname()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}
