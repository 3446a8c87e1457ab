'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useMemo } from 'react'

/** New values by name; null takes one out. */
export type AddressValues = Record<string, string | number | null>

/** What the screen shows, kept in the address: `get` reads, `set` changes it in place, `go` also asks the server again. */
export function useUrlState() {
  const pathname = usePathname()
  const params = useSearchParams()
  const router = useRouter()

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
    // The address as it is now: a search that fires later must not undo what was opened meanwhile.
    const changeNow = (values: AddressValues) => change(new URLSearchParams(window.location.search), values)
    return {
      get: (name: string) => params.get(name),
      /** The address with these values changed, for links; null takes a value out. */
      href: (values: AddressValues) => change(new URLSearchParams(params), values),
      /** For drawers and dialogs: no request. Back closes what it opened; what it closes (only nulls) Back does not open again. */
      set: (values: AddressValues, { replace = Object.values(values).every((v) => v === null) } = {}) =>
        window.history[replace ? 'replaceState' : 'pushState'](null, '', changeNow(values)),
      /** For filters and sorting: the server renders the page anew; the scroll stays. */
      go: (values: AddressValues, { replace = false } = {}) =>
        router[replace ? 'replace' : 'push'](changeNow(values), { scroll: false }),
    }
  }, [pathname, params, router])
}
