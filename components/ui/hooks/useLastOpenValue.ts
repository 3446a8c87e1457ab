'use client'

import { useState } from 'react'

/**
 * The value as it was when last open: what a drawer or dialog shows while it closes. Give props, data or a plain value:
 * an object made anew by each render would never come to rest.
 */
export function useLastOpenValue<T>(value: T, open = value !== undefined && value !== null): T {
  const [kept, setKept] = useState(value)
  if (open && value !== kept) setKept(value)
  return open ? value : kept
}
