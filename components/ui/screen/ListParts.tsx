'use client'

import type { ReactNode } from 'react'
import { LinkTabs } from '../controls/LinkTabs'
import { ErrorState } from '../feedback/ErrorState'
import { CardsSkeleton, TableSkeleton } from '../feedback/Skeletons'
import type { FilterField } from '../filters/filter-field'
import { FilterBar } from '../filters/FilterBar'
import { SearchField } from '../filters/SearchField'
import { useFilterFields } from '../filters/useFilterFields'
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
import type { OpenList } from './useList'
import { ViewTabs } from '../list/ViewTabs'
import { ViewTools } from '../list/ViewTools'

export type ListProps<Row extends { id: number }> = {
  list: OpenList<Row>
  /** What an empty list offers. */
  emptyAction?: ReactNode
  /** Filters of the screen that its table doesn't have. */
  more?: readonly FilterField[]
  columns?: readonly Column<Row>[]
  /** What the open tab shows in the place of the list: things of another kind. */
  instead?: ReactNode
  /** The rows as cards, which say themselves what is missing while nothing narrows them. */
  cards?: ReactNode
  /** What the open tab says when it is empty, where that is more than the list's words. */
  empty?: { title: string; text: ReactNode; action?: ReactNode }
}

/** Tabs, saved views, search, filters and what narrows it; then the rows, their bulk acts and pages. */
export function ListParts<Row extends { id: number }>(props: ListProps<Row>) {
  const { list, listing, views, bulk, address, params } = props.list
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
        {!props.instead && <Tools {...props} openTab={openTab !== undefined} />}
      </OnceShown>
      {views && <GoneFilters views={views} />}
      {props.instead ?? (
        <>
          <Rows {...props} openTab={openTab?.label} />
          {listing && <Pager of={list.rows} listing={listing} param={params.cursor} />}
          {bulk.bar}
        </>
      )}
    </>
  )
}

/** The line with search and filters, views and export; a list that has none of them has no line. */
function Tools<Row extends { id: number }>({ list: open, more = [], openTab }: ListProps<Row> & { openTab: boolean }) {
  const { list, query, params, views, narrowed } = open
  const fields = [...more, ...useFilterFields(list)]
  // The open tab says itself what it narrows.
  const chips = openTab ? narrowed.filter(({ param }) => param !== params.tab) : narrowed
  const exportsHere = list.name && !list.exportInHead
  if (!list.search && !fields.length && !chips.length && !views && !exportsHere) return null
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
      <FilterBar fields={fields} narrowed={chips} of={list.second ? list.rows : undefined} />
    </Toolbar>
  )
}

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
