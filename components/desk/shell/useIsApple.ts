'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the keyboard has a ⌘; undefined until hydration, so that server and browser render the same. */
export const useIsApple = () =>
  useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => undefined,
  )
