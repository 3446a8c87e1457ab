'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useMemo } from 'react'

/** New values by name; null takes one out. */
export type AddressValues = Record<string, string | number | null>

/** The query that was asked of the server and isn't shown yet, and the address at which it was asked. */
let asked: { at: string; query: string } | null = null

/** The query that the next change starts from: what was asked for, or what the address says. */
const queryNow = () => (asked?.at === window.location.href ? asked.query : window.location.search)

/**
 * Changes the address once Next listens. Next puts its own `pushState` there in its first effects. A press can come before them:
 * then the address would change and nothing would open.
 */
function onceNextListens(change: () => void) {
  if (Object.hasOwn(window.history, 'pushState')) change()
  else setTimeout(() => onceNextListens(change))
}

/** What the screen shows, kept in the address: `get` reads, `set` changes it in place, `go` also asks the server again. */
export function useUrlState() {
  const pathname = usePathname()
  const params = useSearchParams()
  const router = useRouter()

  // The answer is here.
  useEffect(() => {
    if (asked && asked.at !== window.location.href) asked = null
  }, [pathname, params])

  return useMemo(() => {
    const change = (from: URLSearchParams, values: AddressValues) => {
      const next = new URLSearchParams(from)
      for (const [name, value] of Object.entries(values)) {
        if (value === null || value === '') next.delete(name)
        else next.set(name, String(value))
      }
      const query = next.toString()
      return query ? `${pathname}?${query}` : pathname
    }
    // Not from what is drawn: a second change must not undo the first one, whose answer isn't here yet.
    const changeNow = (values: AddressValues) => change(new URLSearchParams(queryNow()), values)
    const href = (values: AddressValues) => change(new URLSearchParams(params), values)
    const remember = (to: string) => {
      const { href: at } = window.location
      asked = { at, query: new URL(to, at).search }
    }
    const go = (values: AddressValues, { replace = false } = {}) => {
      const to = changeNow(values)
      remember(to)
      router[replace ? 'replace' : 'push'](to, { scroll: false })
    }
    const isWaiting = () => queryNow() !== window.location.search
    return {
      get: (name: string) => params.get(name),
      /** The address with these values changed, for links; null takes a value out. */
      href,
      /** For drawers and dialogs: no request. Back closes what it opened; what it closes (only nulls) Back does not open again. */
      set: (values: AddressValues, { replace = Object.values(values).every((v) => v === null) } = {}) => {
        // Next drops a request for this page when its address changes meanwhile: it is made again, with these values.
        if (isWaiting()) go(values, { replace })
        else onceNextListens(() => window.history[replace ? 'replaceState' : 'pushState'](null, '', changeNow(values)))
      },
      /** For filters and sorting: the server renders the page anew; the scroll stays. */
      go,
      /** For a Link that changes these values: a click keeps what was asked for meanwhile. */
      link: (values: AddressValues) => ({
        href: href(values),
        scroll: false,
        prefetch: false,
        onNavigate: (event: { preventDefault: () => void }) => {
          if (!isWaiting()) return remember(href(values))
          event.preventDefault()
          go(values)
        },
      }),
      /** For a Link to another page of the list that is drawn. Once another list was asked for, a click does nothing: that list begins at its first page. */
      pageLink: (values: AddressValues) => ({
        href: href(values),
        prefetch: false,
        onNavigate: (event: { preventDefault: () => void }) => {
          if (isWaiting()) event.preventDefault()
          else remember(href(values))
        },
      }),
    }
  }, [pathname, params, router])
}
