'use client'

import { useState } from 'react'

/** How often it was opened. Code that only the open state needs is fetched from 1 on; as a key it gives each opening a fresh state. */
export function useOpenCount(open: boolean): number {
  const [state, setState] = useState({ open, times: open ? 1 : 0 })
  if (open !== state.open) setState({ open, times: state.times + (open ? 1 : 0) })
  return state.times
}
