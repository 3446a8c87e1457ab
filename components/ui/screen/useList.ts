'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { useFilterChips } from '../filters/useFilterChips'
import { useApi } from '@/lib/client/api'
import { call, type Result } from '@/lib/client/call'
import type { Problem } from '@/lib/contract/core/problem'
import type { Listing } from '@/lib/contract/core/endpoint'
import type { ListName } from '@/lib/contract/desk/lists'
import type { Role } from '@/lib/contract/people/account'
import type { Asked, CallName } from '@/lib/contract/wire'
import type { Filters } from '@/lib/terms/filters/filter'
import type { Tab } from '../controls/LinkTabs'
import type { AddressValues } from '../hooks/useUrlState'
import type { Column } from '../table/DataTable'
import type { BulkAct } from '../list/bulk-act'
import type { Filter } from '../list/NoRows'
import { useBulk } from '../list/useBulk'
import type { Choice } from '../list/useSelection'
import { useViews, type Views } from '../list/useViews'

export type Address = Record<string, string | undefined>
type Counts = Record<string, number> | null | undefined
type Item = { id: number }

/** The names that a list has in the address. */
type Params = { q: string; tab: string; sort: string; cursor: string; id: string }
const usual: Params = { q: 'q', tab: 'tab', sort: 'sort', cursor: 'cursor', id: 'id' }

/** Why a list is empty, and what to do about it. */
type Empty = { title: string; text: ReactNode }

/** A list of records: what it is, what narrows it, and what is shown of each. */
export type ListView<Row extends Item> = {
  /** Its saved views and its export have this name; a list without one has neither. */
  name?: ListName
  role: Role
  /** Of its page or section. A list whose page has a title already leaves it out. */
  title?: string
  lead?: string
  /** The head says how many match; `all`: under all tabs. */
  counted?: true | 'all'
  /** The table's accessible name, and the rows as the pager and errors name them: 'orders'. */
  label: string
  rows: string
  /** Its first tab is what an address without one shows. A list without tabs has those of saved views. */
  tabs?: {
    label: string
    of: (counts: Counts) => readonly Tab[]
    /** What the open tab narrows, in the words of an empty list; 'Tab' unless it says. False: each tab is a list of its own. */
    narrows?: string | false
    /** No tab stands for what this address shows. */
    none?: (address: Address) => boolean
  }
  search?: { label: string; placeholder?: string }
  filters?: Filters
  /** Filters that the screen sets elsewhere: a tab. */
  not?: readonly string[]
  /** What narrows it and stands in no table of filters, in words. */
  narrowed?: (address: Address) => readonly Filter[]
  /** What narrows it, too, and is no chip: an empty list names it. */
  unsaid?: (address: Address) => readonly Filter[]
  /** Its own names in the address, where they differ from the usual ones. */
  params?: Partial<Params>
  /** Another list stands above or below it, which has the usual names and sets the density of rows. */
  second?: boolean
  /** The browser reads it: no request for the page. */
  shallow?: boolean
  /** A list without columns is drawn as cards. */
  columns?: readonly Column<Row>[]
  wide?: boolean
  /** What the server sorts by when the address does not say. */
  sort?: string
  /** Where a row leads. Without it a row opens on this screen, at `?id=`. */
  hrefOf?: (row: Row) => string
  /** What changes in the address when a row opens, where that is more than its id. */
  opensAt?: (row: Row) => AddressValues
  /** Why nothing is there; `isNarrowed`: filters or a search leave nothing. */
  empty: Empty | ((address: Address, isNarrowed: boolean) => Empty)
  /** What is said when it can't be read. */
  failed: string
  /** The export stands in the head, as on the other tabs of its screen. */
  exportInHead?: boolean
  /** No views are kept of it. */
  viewless?: boolean
  /** What can be done with several rows. */
  bulk?: {
    noun: readonly [one: string, many: string]
    acts: readonly BulkAct[]
    choiceOf: (row: Row) => Choice
  }
}

/** The calls that answer with a page of rows. */
export type ListCall = { [C in CallName]: Result<C> extends Listing<Item> ? C : never }[CallName]
type RowOf<C extends ListCall> = Result<C> extends Listing<infer Row extends Item> ? Row : never

/** A list, and how it is asked. */
export type List<C extends ListCall> = ListView<RowOf<C>> & {
  call: C
  /** What the call is asked at an address. The page of the server asks the same. */
  query: (address: Address) => Asked<C> & object
}

/** Checks a declaration against its call. */
export const declareList = <C extends ListCall>(list: List<C>): List<C> => list

/** A list as the address has it. */
export type OpenList<Row extends Item> = {
  list: ListView<Row>
  address: Address
  params: Params
  query: { sort?: string }
  /** Once it is read. */
  listing: Listing<Row> | undefined
  rows: readonly Row[]
  /** Newer rows are on their way. */
  busy: boolean
  error: Problem | undefined
  retry: () => void
  /** Where views are kept of it. */
  views: Views | undefined
  /** What narrows it, in words. */
  narrowed: readonly Filter[]
  bulk: ReturnType<typeof useBulk<Row>>
}

const none: Filters = {}
const nothing = { noun: ['', ''], acts: [], choiceOf: ({ id }: Item) => ({ id, name: '' }) } as const

/** Reads a list at the address, for `ListScreen`. */
export function useList<C extends ListCall>(list: List<C>): OpenList<RowOf<C>> {
  type Row = RowOf<C>
  const address: Address = Object.fromEntries(useSearchParams())
  const query = list.query(address)
  const answer = useApi(list.call, query)
  const listing = answer.data as Listing<Row> | undefined
  const views = useViews({
    list: list.viewless ? undefined : list.name,
    role: list.role,
    query: list.query,
    address,
  })
  const chips = useFilterChips(list.filters ?? none, list.role)
  const bulk = useBulk<Row>({
    ...(list.bulk ?? nothing),
    query,
    listing,
    read: async (asked) => (await call(list.call, asked as Asked<C>)) as Listing<Row>,
  })
  return {
    list,
    address,
    params: { ...usual, ...list.params },
    query,
    listing,
    rows: listing?.items ?? [],
    busy: answer.isLoading,
    error: answer.error,
    retry: () => void answer.mutate(),
    views,
    narrowed: [...chips, ...(list.narrowed?.(address) ?? [])],
    bulk,
  }
}
