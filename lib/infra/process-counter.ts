import { LRUCache } from 'lru-cache'

type Window = { count: number; endsAt: number }

/** Keys that are counted at once; beyond that the least recently used ones begin anew. */
const MAX_KEYS = 50_000

// The server's bundle and Next's each load this file: they count together all the same.
const shared = globalThis as { jobworkCounts?: LRUCache<string, Window> }
const windows = (shared.jobworkCounts ??= new LRUCache({ max: MAX_KEYS }))

/** How often a key was counted in its window. */
export const countOf = (key: string): number => openWindow(key)?.count ?? 0

/** Counts `more` under a key, in windows of `duration` (s). Over `points`: the seconds until the window ends; otherwise 0. */
export function countInProcess(
  key: string,
  { points, duration }: { points: number; duration: number },
  more = 1,
): number {
  const window = openWindow(key) ?? { count: 0, endsAt: Date.now() + duration * 1000 }
  if (window.count + more > points) return Math.max(1, Math.ceil((window.endsAt - Date.now()) / 1000))
  windows.set(key, { ...window, count: window.count + more })
  return 0
}

function openWindow(key: string): Window | undefined {
  const window = windows.get(key)
  return window && window.endsAt > Date.now() ? window : undefined
}
