'use client'

import { useState, type ReactNode } from 'react'

/** Once it was shown it stays, though the reason goes: a search keeps the focus, a form what is typed. */
export function OnceShown({ show, children }: { show: boolean; children: ReactNode }) {
  const [shown, setShown] = useState(show)
  if (!shown && show) setShown(true)
  return shown ? children : null
}
