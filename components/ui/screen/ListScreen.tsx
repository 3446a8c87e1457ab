'use client'

import type { ReactNode } from 'react'
import { Page } from '../layout/Page'
import { PageHeader } from '../layout/PageHeader'
import { ExportButton } from '../list/ExportButton'
import { ListParts, type ListProps } from './ListParts'

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
  return (
    <Page>
      <PageHeader
        title={list.title}
        count={props.count ?? (list.counted ? listing?.total : undefined)}
        capped={list.counted && listing?.capped}
        lead={list.lead}
        actions={list.exportInHead ? <ExportButton list={list.name} query={query} /> : props.action}
      />
      {props.above}
      <ListParts {...props} />
      {props.children}
    </Page>
  )
}
