'use client'

import { createContext, use, useSyncExternalStore } from 'react'

const MINUTE = 60_000

/** When the server made the page (ms). */
export const MadeAt = createContext(Date.now())

const listeners = new Set<() => void>()
let shown: number | undefined
let timer: ReturnType<typeof setInterval> | undefined

/** Begins with the server's time, so that nothing is drawn twice while React wakes. */
function clock(madeAt: number) {
  const now = Date.now()
  shown ??= madeAt
  if (Math.abs(now - shown) >= MINUTE) shown = now
  return shown
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setInterval(() => {
    shown = Date.now()
    listeners.forEach((notify) => notify())
  }, MINUTE)
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time (ms) to the minute, one clock for the page. On the server, and while React wakes, it is when the page was made. */
export function useNow() {
  const madeAt = use(MadeAt)
  return useSyncExternalStore(
    subscribe,
    () => clock(madeAt),
    () => madeAt,
  )
}
