'use client'

import { useState, type ReactNode } from 'react'

type Props = {
  /** The list has nothing at all, and nothing narrows it. */
  hidden: boolean
  children: ReactNode
}

/**
 * The tabs, the search and the filters of a list: hidden while it has nothing at all and no filter is on.
 * Once shown they stay, so that a search keeps the focus while its answer is on the way.
 */
export function ListTools({ hidden, children }: Props) {
  const [shown, setShown] = useState(!hidden)
  if (!shown && !hidden) setShown(true)
  return shown ? children : null
}
