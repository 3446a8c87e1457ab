'use client'
import { useLayoutEffect, type ReactNode } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'

/** Data is fresh for 30 s, read again when the window regains focus, and neither retried nor polled. */
const config = {
  dedupingInterval: 30_000,
  focusThrottleInterval: 0,
  revalidateOnFocus: true,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  refreshInterval: 0,
}

/** The SWR configuration of the app. */
export const SwrProvider = ({ children }: { children: ReactNode }) => <SWRConfig value={config}>{children}</SWRConfig>

/** Passes the answers that came with the page to `useApi`: the first paint needs no second request. */
export function InitialData({ answers, children }: { answers: Record<string, unknown>; children: ReactNode }) {
  const { cache, mutate } = useSWRConfig()
  useLayoutEffect(() => {
    // An earlier visit may have left older answers in the cache, and the frame reads some of these calls, too.
    for (const [key, data] of Object.entries(answers))
      if (cache.get(key)?.data !== data) void mutate(key, data, { revalidate: false })
  }, [answers, cache, mutate])
  return <SWRConfig value={{ fallback: answers }}>{children}</SWRConfig>
}
