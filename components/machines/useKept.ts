'use client'

import { useState } from 'react'

/** The last one there was: what a dialog shows while it closes. */
export function useKept<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept
}
