'use client'

import type { ReactNode } from 'react'
import { LinkTabs } from '../controls/LinkTabs'
import { ErrorState } from '../feedback/ErrorState'
import { TableSkeleton } from '../feedback/Skeletons'
import { FilterChips } from '../filters/Filters'
import { ListFilters } from '../filters/ListFilters'
import { SearchField } from '../filters/SearchField'
import { searched } from '../filters/search-params'
import { useUrlState } from '../hooks/useUrlState'
import { useReadsMoney } from '@/lib/client/viewer'
import { DataTable } from '../table/DataTable'
import { ExportButton } from '../list/ExportButton'
import { GoneFilters } from '../list/GoneFilters'
import { ListTools } from '../list/ListTools'
import { NoRows } from '../list/NoRows'
import { Pager } from '../list/Pager'
import { Toolbar } from '../list/Toolbar'
import type { ListView, OpenList } from './useList'
import { ViewTabs } from '../list/ViewTabs'
import { ViewTools } from '../list/ViewTools'

export type ListProps<Row extends { id: number }> = {
  list: OpenList<Row>
  /** What an empty list offers. */
  emptyAction?: ReactNode
  /** In the place of the filters of its table, where the screen has more. */
  filters?: ReactNode
  /** What the open tab says when it is empty, where that is more than the list's words. */
  empty?: { title: string; text: ReactNode; action?: ReactNode }
}

/** Tabs, saved views, search, filters and what narrows it; then the rows, their bulk acts and pages. */
export function ListParts<Row extends { id: number }>(props: ListProps<Row>) {
  const { list, query, listing, views, bulk, narrowed, address } = props.list
  const tabs = list.tabs?.of(listing?.counts)
  const openTab = tabs?.find(({ value }) => value === address.tab)
  return (
    <>
      <ListTools listing={listing}>
        {tabs ? (
          <LinkTabs
            label={list.tabs!.label}
            views={views.tabs}
            tabs={tabs}
            none={list.tabs!.none?.(address)}
            shallow={list.shallow}
          />
        ) : (
          <ViewTabs views={views} />
        )}
        <Toolbar
          end={
            <>
              {!list.viewless && <ViewTools views={views} />}
              {!list.exportInHead && <ExportButton list={list.name} query={query} />}
            </>
          }
        >
          <SearchField {...list.search} shallow={list.shallow} />
          {props.filters ?? <FiltersOf list={list} />}
        </Toolbar>
      </ListTools>
      <GoneFilters views={views} />
      {/* The open tab says itself what it narrows. */}
      <FilterChips filters={openTab ? narrowed.filter(({ param }) => param !== 'tab') : narrowed} />
      <Rows {...props} openTab={openTab?.label} />
      {bulk.bar}
    </>
  )
}

/** The filters that the list's table has for this role. */
export const FiltersOf = ({
  list,
}: {
  list: Pick<ListView<never>, 'filters' | 'role' | 'first' | 'not' | 'shallow'>
}) => <ListFilters filters={list.filters} role={list.role} first={list.first} not={list.not} shallow={list.shallow} />

const opensHere = ({ id }: { id: number }) => ({ id })

function Rows<Row extends { id: number }>(props: ListProps<Row> & { openTab: string | undefined }) {
  const { openTab, empty, emptyAction } = props
  const { list, listing, rows, narrowed, address, busy, error, retry, bulk } = props.list
  const readsMoney = useReadsMoney()
  const columns = list.columns.filter(({ money }) => !money || readsMoney)
  const url = useUrlState()
  if (error && !listing) return <ErrorState title={list.failed} problem={error} onRetry={retry} />
  if (!listing) return <TableSkeleton columns={columns.length} />
  const isNamed = narrowed.some(({ param }) => param === 'tab')
  const inTab =
    openTab && !empty && !isNamed && address.tab !== 'all'
      ? [{ param: 'tab', label: list.tabs?.narrows ?? 'Tab', value: openTab }]
      : []
  return (
    <>
      <DataTable
        wide={list.wide}
        label={list.label}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        hrefOf={list.hrefOf}
        opensAt={list.hrefOf ? undefined : opensHere}
        selectedKey={url.get('id')}
        sort={url.get('sort') ?? list.sort}
        busy={busy}
        picks={bulk.picks}
        empty={
          <NoRows
            filters={[...searched(address.q), ...narrowed, ...inTab]}
            action={emptyAction}
            {...(empty ?? list.empty)}
          />
        }
      />
      <Pager of={list.rows} listing={listing} />
    </>
  )
}
