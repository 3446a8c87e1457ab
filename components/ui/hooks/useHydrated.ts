import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True after hydration. What depends on it must not change a width or height. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
