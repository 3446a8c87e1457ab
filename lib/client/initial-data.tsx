'use client'
import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
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
  const keep = useEffectEvent((ofEarlierVisit: boolean) => {
    for (const [key, data] of Object.entries(answers)) {
      const old: unknown = cache.get(key)?.data
      if (old !== data && (old !== undefined) === ofEarlierVisit) void mutate(key, data, { revalidate: false })
    }
  })
  // Answers of an earlier visit are replaced before they are painted.
  useLayoutEffect(() => keep(true), [answers])
  // The frame reads some of these calls, too. SWR renders the screen a second time for what is written before it subscribes.
  useEffect(() => keep(false), [answers])
  return <SWRConfig value={{ fallback: answers }}>{children}</SWRConfig>
}
