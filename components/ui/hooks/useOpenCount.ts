'use client'

import { useState } from 'react'

/** How often it has been opened. From the first opening on what is behind it is loaded; as a key, each opening starts anew. */
export function useOpenCount(open: boolean): number {
  const [state, setState] = useState({ open, times: open ? 1 : 0 })
  if (open !== state.open) setState({ open, times: state.times + (open ? 1 : 0) })
  return state.times
}
