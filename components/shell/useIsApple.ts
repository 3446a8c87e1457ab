'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the keyboard has a ⌘; unknown until the browser is asked, so that server and browser first say the same. */
export const useIsApple = () =>
  useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => undefined,
  )
