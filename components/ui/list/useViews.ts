'use client'

import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import type { ListName } from '@/lib/contract/desk/lists'
import type { SavedView } from '@/lib/contract/desk/views'
import { addressOfQuery, viewHref } from '@/lib/rules/desk/view-links'
import { queryOf } from '@/lib/rules/core/view-query'
import { useUrlState } from '../hooks/useUrlState'

type Address = Record<string, string | undefined>
type Options = {
  /** None are kept of a list without a name. */
  list: ListName | undefined
  role: Role
  /** What the screen asks its list at an address. */
  query: (address: Address) => object
  address: Address
}

/** The own views of a list, and how what is shown differs from the one in force. */
export type Views = {
  list: ListName
  /** Filters and order of the screen, as a view keeps them. */
  asked: Record<string, string>
  all: readonly SavedView[]
  open: SavedView | undefined
  /** The filters are those of no view and of no tab. */
  differs: boolean
  tabs: { id: number; name: string; href: string; open: boolean }[]
  /** Opens a view; none with null. */
  go: (id: number | null) => void
}

/** Saved views of a list; `?view=` says which one is in force. */
export function useViews({ list, role, query, address }: Options): Views | undefined {
  const url = useUrlState()
  const { data: all = [] } = useApi('GET /api/views', list ? { list } : null)
  if (!list) return undefined
  const open = all.find(({ id }) => String(id) === address.view)
  const asked = queryOf(query(address))
  // By way of the screen, which adds the order that it has when none is chosen.
  const before = queryOf(query(open ? addressOfQuery(list, open.query) : { tab: address.tab }))
  return {
    list,
    asked,
    all,
    open,
    differs: textOf(asked) !== textOf(before),
    tabs: all.map((view) => ({
      id: view.id,
      name: view.name,
      open: view === open,
      href: viewHref(view, role) ?? '#',
    })),
    go: (id) => url.go({ view: id }, { replace: true }),
  }
}

const textOf = (query: Record<string, string>) => JSON.stringify(Object.entries(query).toSorted())
