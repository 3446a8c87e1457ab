'use client'

import { useState } from 'react'

/** True from the first opening on: what is behind it is loaded then, and stays for its closing movement. */
export function useEverOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open)
  if (open && !ever) setEver(true)
  return ever
}
