'use client'

import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(max-width: 767.95px)')
const subscribe = (changed: () => void) => {
  const phone = query()
  phone.addEventListener('change', changed)
  return () => phone.removeEventListener('change', changed)
}

/** Whether the screen is as narrow as a phone's. Not while React wakes: what hangs on it keeps its place free by CSS. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
