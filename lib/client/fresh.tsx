'use client'
import { createContext, useContext, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { SWRConfig, useSWRConfig, type Cache } from 'swr'
import { unpack } from './packed'

/** How the browser keeps data: fresh for 30 s, no retry, no polling, read again when the window regains focus. */
const config = {
  dedupingInterval: 30_000,
  focusThrottleInterval: 0,
  revalidateOnFocus: true,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  refreshInterval: 0,
}

/** The rules by which everything below reads. */
export const Store = ({ children }: { children: ReactNode }) => <SWRConfig value={config}>{children}</SWRConfig>

const Loaded = createContext<Record<string, unknown>>({})

/** Hands the answers that came with the page to the calls of its screen: first paint from them, no second request. */
export function Fresh({ packed, children }: { packed: string; children: ReactNode }) {
  const { cache, mutate } = useSWRConfig()
  const loaded = useMemo(() => {
    const answers = unpack(packed) as Record<string, unknown>
    keepNew(cache, answers)
    return answers
  }, [packed, cache])
  useLayoutEffect(() => {
    // Newer than what an earlier visit left in the store.
    for (const [key, data] of Object.entries(loaded))
      if (cache.get(key)?.data !== data) void mutate(key, data, { revalidate: false })
  }, [loaded, cache, mutate])
  return <Loaded value={loaded}>{children}</Loaded>
}

/**
 * What the store doesn't have yet it has before anything is drawn: put there later it would have the whole screen drawn
 * again. In browsers only: a server's store would be everybody's.
 */
function keepNew(store: Cache, answers: Record<string, unknown>) {
  if (typeof window === 'undefined') return
  for (const [key, data] of Object.entries(answers)) if (store.get(key)?.data === undefined) store.set(key, { data })
}

/** The answer that came with the page for this call, if it did. */
export const useSeed = (key: string | null): unknown => {
  const loaded = useContext(Loaded)
  return key ? loaded[key] : undefined
}
