import { useSyncExternalStore } from 'react'
import { DARK, SLOT } from './scheme-script'

export type Mode = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()

/** Applies the chosen scheme, now and whenever the system or another tab changes it. Returns the function that ends it. */
export function wearScheme() {
  const system = matchMedia(DARK)
  const wear = () => {
    const dark = storedMode() === 'dark' || (storedMode() === 'system' && system.matches)
    const { classList, dataset } = document.documentElement
    if (classList.contains('dark') === dark && classList.contains('light') !== dark) return
    dataset.changing = ''
    classList.toggle('dark', dark)
    classList.toggle('light', !dark)
    // Two frames: the first paints the new colours, still without a transition.
    requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.changing))
  }
  wear()
  system.addEventListener('change', wear)
  const stop = subscribe(wear)
  return () => {
    system.removeEventListener('change', wear)
    stop()
  }
}

/** The colour scheme that is chosen, and how to choose another. */
export const useScheme = () => ({ mode: useSyncExternalStore(subscribe, storedMode, () => 'system' as const), setMode })

function setMode(mode: Mode) {
  try {
    localStorage.setItem(SLOT, mode)
  } catch {
    // Without storage the choice can't be kept.
  }
  listeners.forEach((notify) => notify())
}

function storedMode(): Mode {
  try {
    const mode = localStorage.getItem(SLOT)
    return mode === 'light' || mode === 'dark' ? mode : 'system'
  } catch {
    return 'system'
  }
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}
