'use client'

import { useSyncExternalStore } from 'react'

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

/** The time to the minute, one clock for the page. While React wakes it is what the server said, or null. */
export const useNow = (server: number | null = null) =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => server,
  )
