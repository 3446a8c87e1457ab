'use client'

import type { ReactNode } from 'react'
import { LinkTabs } from '../controls/LinkTabs'
import { ErrorState } from '../feedback/ErrorState'
import { CardsSkeleton, TableSkeleton } from '../feedback/Skeletons'
import { FilterChips } from '../filters/Filters'
import { ListFilters } from '../filters/ListFilters'
import { SearchField } from '../filters/SearchField'
import { useUrlState } from '../hooks/useUrlState'
import { useReadsMoney } from '@/lib/client/viewer'
import { DataTable, type Column } from '../table/DataTable'
import { ExportButton } from '../list/ExportButton'
import { GoneFilters } from '../list/GoneFilters'
import { NoRows } from '../list/NoRows'
import { Pager } from '../list/Pager'
import { Toolbar } from '../list/Toolbar'
import { OnceShown } from '../layout/OnceShown'
import { hasNothing, reasonsOf } from './narrowed'
import type { ListView, OpenList } from './useList'
import { ViewTabs } from '../list/ViewTabs'
import { ViewTools } from '../list/ViewTools'

export type ListProps<Row extends { id: number }> = {
  list: OpenList<Row>
  /** What an empty list offers. */
  emptyAction?: ReactNode
  /** In the place of the filters of its table, where the screen has more. */
  filters?: ReactNode
  columns?: readonly Column<Row>[]
  /** The rows as cards, which say themselves what is missing while nothing narrows them. */
  cards?: ReactNode
  /** What the open tab says when it is empty, where that is more than the list's words. */
  empty?: { title: string; text: ReactNode; action?: ReactNode }
}

/** Tabs, saved views, search, filters and what narrows it; then the rows, their bulk acts and pages. */
export function ListParts<Row extends { id: number }>(props: ListProps<Row>) {
  const { list, listing, views, bulk, narrowed, address, params } = props.list
  const tabs = list.tabs?.of(listing?.counts)
  const openTab = tabs?.find(({ value }) => value === address[params.tab])
  return (
    <>
      <OnceShown show={!hasNothing(props.list)}>
        {tabs ? (
          <LinkTabs
            label={list.tabs!.label}
            param={params.tab}
            views={views?.tabs}
            tabs={tabs}
            none={list.tabs!.none?.(address)}
            shallow={list.shallow}
          />
        ) : (
          views && <ViewTabs views={views} />
        )}
        <Tools {...props} />
      </OnceShown>
      {views && <GoneFilters views={views} />}
      {/* The open tab says itself what it narrows. */}
      <FilterChips filters={openTab ? narrowed.filter(({ param }) => param !== params.tab) : narrowed} />
      <Rows {...props} openTab={openTab?.label} />
      {listing && <Pager of={list.rows} listing={listing} param={params.cursor} />}
      {bulk.bar}
    </>
  )
}

/** The line with search and filters, views and export; a list that has none of them has no line. */
function Tools<Row extends { id: number }>({ list: { list, query, params, views }, filters }: ListProps<Row>) {
  const exportsHere = list.name && !list.exportInHead
  if (!list.search && !list.filters && !filters && !views && !exportsHere) return null
  return (
    <Toolbar
      plain={list.second || !list.columns}
      end={
        (views || exportsHere) && (
          <>
            {views && <ViewTools views={views} />}
            {exportsHere && <ExportButton list={list.name!} query={query} />}
          </>
        )
      }
    >
      {list.search && <SearchField {...list.search} param={params.q} shallow={list.shallow} />}
      {filters ?? <FiltersOf list={list} />}
    </Toolbar>
  )
}

type WithFilters = Pick<ListView<never>, 'filters' | 'role' | 'first' | 'not' | 'shallow' | 'second' | 'rows'>

/** The filters that the list's table has for this role. */
export const FiltersOf = ({ list }: { list: WithFilters }) =>
  list.filters ? (
    <ListFilters
      filters={list.filters}
      role={list.role}
      of={list.second ? list.rows : undefined}
      first={list.first}
      not={list.not}
      shallow={list.shallow}
    />
  ) : null

function Rows<Row extends { id: number }>(props: ListProps<Row> & { openTab: string | undefined }) {
  const { openTab, cards, emptyAction } = props
  const { list, listing, rows, query, narrowed, address, params, busy, error, retry, bulk } = props.list
  const readsMoney = useReadsMoney()
  const columns = (props.columns ?? list.columns)?.filter(({ money }) => !money || readsMoney)
  const url = useUrlState()
  if (error && !listing) return <ErrorState title={list.failed} problem={error} onRetry={retry} />
  if (!listing) return columns ? <TableSkeleton columns={columns.length} /> : <CardsSkeleton />
  if (cards && (rows.length || !narrowed.length)) return cards
  const { narrows = 'Tab' } = list.tabs ?? {}
  const isNamed = props.empty || narrowed.some(({ param }) => param === params.tab)
  const inTab =
    openTab && narrows && !isNamed && address[params.tab] !== 'all'
      ? [{ param: params.tab, label: narrows, value: openTab }]
      : []
  const reasons = [...reasonsOf(props.list), ...inTab]
  const words = typeof list.empty === 'function' ? list.empty(address, reasons.length > 0) : list.empty
  const empty = <NoRows filters={reasons} action={emptyAction} {...(props.empty ?? words)} />
  if (!columns) return empty
  const hasOwnSort = params.sort !== 'sort'
  return (
    <DataTable
      wide={list.wide}
      label={list.label}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      hrefOf={list.hrefOf}
      opensAt={list.hrefOf ? undefined : (list.opensAt ?? (({ id }) => ({ [params.id]: id })))}
      selectedKey={url.get(params.id)}
      sort={query.sort ?? list.sort ?? (hasOwnSort ? '' : undefined)}
      onSort={hasOwnSort ? (sort) => url.go({ [params.sort]: sort, [params.cursor]: null }) : undefined}
      busy={busy}
      picks={bulk.picks}
      empty={empty}
    />
  )
}
