'use client'

import { createContext, use, useSyncExternalStore } from 'react'

/** When the server made the page (ms): while React wakes, the words are those that the server wrote, and nothing shifts. */
export const MadeAt = createContext<number | null>(null)

const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  if (!timer) now = Date.now()
  timer ??= setInterval(() => {
    now = Date.now()
    listeners.forEach((tell) => tell())
  }, 60_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time to the minute, one clock for the page. While React wakes it is the server's. */
export function useNow(server?: number | null) {
  const madeAt = use(MadeAt)
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => server ?? madeAt,
  )
}
