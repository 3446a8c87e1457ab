'use client'

import { useState } from 'react'

/**
 * The value while it was last open: a drawer or dialog shows it during its closing animation. Pass a stable value:
 * an object created in each render would loop.
 */
export function useLastOpenValue<T>(value: T, open = value !== undefined && value !== null): T {
  const [kept, setKept] = useState(value)
  if (open && value !== kept) setKept(value)
  return open ? value : kept
}
