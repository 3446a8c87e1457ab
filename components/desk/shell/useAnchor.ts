'use client'

import { startTransition, useState, type MouseEvent } from 'react'

/** What a menu or panel hangs on: `anchor` while it is open; `used` from the first time on, when it is loaded. */
export function useAnchor() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [used, setUsed] = useState(false)
  // A transition: opening a long panel does not delay the response to the press.
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    startTransition(() => {
      setUsed(true)
      setAnchor(currentTarget)
    })
  return { anchor, used, open, close: () => setAnchor(null) }
}
