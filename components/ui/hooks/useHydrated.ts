import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React is awake here: what nobody can use before need not be in the server's HTML. It must not change a width or height. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
