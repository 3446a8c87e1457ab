import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { useApi } from '@/lib/client/api'
import { keyOf } from '@/lib/contract/address'
import { waitingOf } from '@/lib/rules/desk/waiting-of'

const KEY = keyOf('GET /api/dashboard', {})

/** What waits on this person, by the href of the menu's item; nothing until it is known. */
export function useWaiting(): Record<string, number> {
  const { cache } = useSWRConfig()
  const { data, mutate } = useApi('GET /api/dashboard', {}, { revalidateOnMount: false })
  useEffect(() => {
    // A dashboard brings it, by an effect that runs after this one.
    queueMicrotask(() => {
      if (cache.get(KEY)?.data === undefined) void mutate()
    })
  }, [cache, mutate])
  return data ? waitingOf(data) : {}
}
