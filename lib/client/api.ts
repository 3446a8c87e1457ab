'use client'
import useSWR, { mutate, useSWRConfig, type SWRConfiguration } from 'swr'
import { keyOf } from '../contract/core/address'
import type { Problem } from '../contract/core/problem'
import type { Asked, CallName } from '../contract/core/wire'
import { call, type Result } from './call'
import { registerCache } from './cache'

/** Makes a writing call, then refreshes what is on screen. */
export async function send<C extends CallName>(
  name: C,
  input: Asked<C>,
  options?: { idempotencyKey?: string },
): Promise<Result<C>> {
  const result = await call(name, input, options)
  refresh()
  return result
}

/** Reads everything on screen again whose path starts like this; without a path, all of it. */
export const refresh = (path = '/api/') => void mutate((key) => typeof key === 'string' && key.startsWith(path))

registerCache(() => void mutate(() => true, undefined, { revalidate: false }))

/** Reads a call and keeps it fresh. What the server rendered with the page is there from the first paint. */
export function useApi<C extends CallName>(
  name: C,
  input: Asked<C> | null,
  config?: SWRConfiguration<Result<C>, Problem>,
) {
  const key = input && keyOf(name, input)
  const { cache, fallback } = useSWRConfig()
  const cameWithPage = key !== null && fallback[key] !== undefined
  const answer = useSWR<Result<C>, Problem>(key, () => call(name, input!), {
    keepPreviousData: true,
    ...(cameWithPage && { revalidateOnMount: false }),
    ...config,
  })
  return {
    mutate: answer.mutate,
    // The previous answer is shown while the next one loads, but not when it fails.
    get data() {
      const unanswered = answer.error && !cameWithPage && cache.get(key ?? '')?.data === undefined
      return unanswered ? undefined : answer.data
    },
    get error() {
      return answer.error
    },
    get isValidating() {
      return answer.isValidating
    },
    get isLoading() {
      return answer.isLoading
    },
  }
}
