'use client'
import useSWR, { mutate, useSWRConfig, type SWRConfiguration } from 'swr'
import { keyOf } from '../contract/address'
import { Problem } from '../contract/core/problem'
import type { Asked, CallName } from '../contract/wire'
import { call, type Result } from './call'
import { registerCache } from './cache'

/** Makes a writing call, then refreshes what is on screen. */
export async function send<C extends CallName>(
  name: C,
  input: Asked<C>,
  options?: { idempotencyKey?: string; keepalive?: true },
): Promise<Result<C>> {
  const result = await call(name, input, options)
  refresh()
  return result
}

/**
 * Makes a decision, then refreshes what is on screen; after a 409 too, when somebody was faster. A form with fields takes
 * `send`: it keeps what was typed.
 */
export async function decide<C extends CallName>(
  name: C,
  input: Asked<C>,
  options?: { keepalive?: true },
): Promise<Result<C>> {
  try {
    return await send(name, input, options)
  } catch (error) {
    if (isConflict(error)) refresh()
    throw error
  }
}

/**
 * As decide, and waits until the screen shows the new state: where the screen shows it before the server knows it, or where
 * the next press needs what was read. A dialog takes `decide` and closes at once.
 */
export async function decideAndShow<C extends CallName>(
  name: C,
  input: Asked<C>,
  options?: { keepalive?: true },
): Promise<Result<C>> {
  try {
    const result = await call(name, input, options)
    await refreshed()
    return result
  } catch (error) {
    if (isConflict(error)) await refreshed()
    throw error
  }
}

const isConflict = (error: unknown) => error instanceof Problem && error.code === 'conflict'

const reread = (paths: readonly string[]) =>
  mutate((key) => typeof key === 'string' && paths.some((path) => key.startsWith(path)))

/** Reads everything on screen again whose path starts like one of these; without a path, all of it. */
export const refreshHere = (...paths: string[]) => void reread(paths.length ? paths : ['/api/'])

/** As refreshHere, in every tab of this browser: after a write. */
export const refresh = (path?: string) => void refreshed(path)

/** As refresh; ends when this tab has read everything. */
export function refreshed(path?: string): Promise<unknown> {
  tabs?.postMessage(path)
  return reread([path ?? '/api/'])
}

const tabs = typeof window === 'undefined' ? null : new BroadcastChannel('jobwork')
tabs?.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => refreshHere(data ?? '/api/'))

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
