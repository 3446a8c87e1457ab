'use client'

import { useState, type MouseEvent } from 'react'

/** What a menu or panel hangs on: `anchor` while it is open; `used` from the first time on, when it is loaded. */
export function useAnchor() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [used, setUsed] = useState(false)
  const open = (event: MouseEvent<HTMLElement>) => {
    setUsed(true)
    setAnchor(event.currentTarget)
  }
  return { anchor, used, open, close: () => setAnchor(null) }
}
