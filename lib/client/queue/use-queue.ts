'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { QueueItem } from './item'
import { lastSent, onSent } from './sent'
import { itemsOf, onItems } from './store'

const none: readonly QueueItem[] = []

/** What waits of this person, and how the last round of sending ended. */
export function useQueue(member: number) {
  const [items, setItems] = useState(none)
  useEffect(() => {
    let left = false
    const read = () =>
      void itemsOf(member).then(
        (found) => left || setItems(found),
        () => {},
      )
    read()
    const stop = onItems(read)
    return () => {
      left = true
      stop()
    }
  }, [member])
  const sent = useSyncExternalStore(onSent, lastSent, () => 'all' as const)
  return { items, sent }
}
