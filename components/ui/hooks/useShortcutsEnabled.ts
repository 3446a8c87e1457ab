'use client'

import { useSyncExternalStore } from 'react'

const SLOT = 'approval-keys'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether single keys act; who dictates or presses keys by accident turns it off, and it stays off on this device. */
export function useShortcutsEnabled() {
  const on = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(SLOT) !== 'off',
    () => true,
  )
  const turn = (next: boolean) => {
    localStorage.setItem(SLOT, next ? 'on' : 'off')
    listeners.forEach((notify) => notify())
  }
  return [on, turn] as const
}
