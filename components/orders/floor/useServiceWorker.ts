import { useEffect, useState } from 'react'

/** ms after the page is awake. */
const AFTER = 2_000

/** Keeps the floor page for a start without a line. Answers what takes over once a new version waits, else null. */
export function useServiceWorker(): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    // In development the files change without a new name. Next writes the value in when it builds.
    // oxlint-disable-next-line no-restricted-properties
    if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return
    let left = false
    const watch = (registration: ServiceWorkerRegistration) => {
      const look = () => {
        if (!left && registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting)
      }
      look()
      registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
      void registration.update().catch(() => {})
    }
    // After the buttons work: on a slow line everything else comes first.
    const start = setTimeout(() => {
      navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(watch, () => {})
      void navigator.serviceWorker.ready.then(
        ({ active }) => left || active?.postMessage({ type: 'keep', files: loadedFiles() }),
      )
    }, AFTER)
    return () => {
      left = true
      clearTimeout(start)
    }
  }, [])
  if (!waiting) return null
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage({ type: 'take over' })
  }
}

const loadedFiles = () => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/_next/static/')),
  ),
]
