'use client'

import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** What was typed, once the typing pauses. */
export function useDebouncedSearch() {
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim().slice(0, 200)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { q, search: setTyped }
}
