'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { refreshHere } from './api'

/** What happens together is read once (ms). */
const GATHER_MS = 200

const gathered = new Set<string>()
let gathering: ReturnType<typeof setTimeout> | undefined
const pages = new Set<() => void>()

/** Reads again, a moment later, everything on screen whose path starts like one of these. A hidden tab waits until it is seen, a browser that is off line until it is back. */
export function refreshSoon(paths: readonly string[]) {
  for (const path of paths) gathered.add(path)
  gathering ??= setTimeout(() => {
    gathering = undefined
    refreshGathered()
  }, GATHER_MS)
}

function refreshGathered() {
  if (!gathered.size) return
  if (document.hidden) return document.addEventListener('visibilitychange', refreshGathered, { once: true })
  // Off line, Next would leave the page for the browser's own error page.
  if (!navigator.onLine) return addEventListener('online', refreshGathered, { once: true })
  refreshHere(...gathered)
  gathered.clear()
  for (const refresh of pages) refresh()
}

/** While a page shows what no call of the browser brings, the server draws it again, too. */
export function usePageRefresh(shows: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (!shows) return
    const refresh = () => router.refresh()
    pages.add(refresh)
    return () => void pages.delete(refresh)
  }, [shows, router])
}
