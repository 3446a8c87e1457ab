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

/** Dialogs and drawers that are open. */
let overlays = 0
/** What waits until the last one closes. */
const waiting = new Set<() => void>()

/**
 * Has the server draw the page again, once no dialog is open. Next would open a dialog again that closes, by its address, while
 * the answer is on its way.
 */
export function refreshPage(refresh: () => void) {
  if (overlays) waiting.add(refresh)
  else refresh()
}

/** A dialog or drawer keeps the page as it is while it is open. */
export function useKeepsPage(open: boolean) {
  useEffect(() => (open ? keepPage() : undefined), [open])
}

/** Counts a dialog that opens; gives what to call when it closes. */
export function keepPage() {
  overlays++
  return () => {
    overlays--
    if (overlays) return
    for (const refresh of waiting) refresh()
    waiting.clear()
  }
}

/** While a page shows what no call of the browser brings, the server draws it again, too. */
export function usePageRefresh(shows: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (!shows) return
    const refresh = () => refreshPage(router.refresh)
    pages.add(refresh)
    return () => void pages.delete(refresh)
  }, [shows, router])
}
