'use client'

import type { ReactNode } from 'react'
import { Page } from '../layout/Page'
import { PageHeader } from '../layout/PageHeader'
import { ExportButton } from '../list/ExportButton'
import { totalOf } from '../list/status-tabs'
import { ListParts, type ListProps } from './ListParts'
import { hasNothing } from './narrowed'

type ScreenProps<Row extends { id: number }> = ListProps<Row> & {
  /** What one can do beside the title. */
  action?: ReactNode
  /** Stands between the head and the list. */
  above?: ReactNode
  /** How many match, where the list does not say. */
  count?: number
  /** Drawers and dialogs. */
  children?: ReactNode
}

/** A page that is a list. */
export function ListScreen<Row extends { id: number }>(props: ScreenProps<Row>) {
  const { list, listing, query } = props.list
  const inAllTabs = listing?.counts ? totalOf(listing.counts) : undefined
  const exportsHere = list.name && list.exportInHead && !hasNothing(props.list)
  return (
    <Page>
      <PageHeader
        title={list.title ?? list.label}
        count={props.count ?? (list.counted === 'all' ? inAllTabs : list.counted && listing?.total)}
        capped={list.counted === true && listing?.capped}
        lead={list.lead}
        actions={
          (exportsHere || props.action) && (
            <>
              {exportsHere && <ExportButton list={list.name!} query={query} />}
              {props.action}
            </>
          )
        }
      />
      {props.above}
      <ListParts {...props} />
      {props.children}
    </Page>
  )
}
