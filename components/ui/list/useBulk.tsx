'use client'

import type { ReactNode } from 'react'
import { useMay } from '@/lib/client/viewer'
import type { Listing } from '@/lib/contract/core/endpoint'
import { lazy } from '../hooks/lazy'
import { permissionOf, type BulkAct } from './bulk-act'
import { useSelection, type Choice, type Selection } from './useSelection'

const SelectionBar = lazy(() => import('./SelectionBar'), { ahead: false })
const BulkActs = lazy(() => import('./BulkActs'), { ahead: false })

/** How the rows of a table are chosen. */
export type Picks<Row, Id = number> = {
  selection: Selection<Id>
  choiceOf: (row: Row) => Choice<Id>
  /** The box for all rows stands elsewhere. */
  allElsewhere?: true
}

type Props<Row> = {
  /** 'customer', 'customers'. */
  noun: readonly [one: string, many: string]
  /** What the list is asked for. */
  query: object
  listing: Listing<Row> | undefined
  choiceOf: (row: Row) => Choice
  /** Reads the list with this query. */
  /** Without it the rows that are shown are all that can be chosen. */
  read?: (query: { cursor?: undefined; limit: number; counts?: undefined }) => Promise<Listing<Row>>
  acts: readonly BulkAct[]
}

/** Rows to choose, and the bar with what can be done with all of them. */
export function useBulk<Row>({ noun, query, listing, choiceOf, read, acts }: Props<Row>): {
  /** Nothing where the person may do none of the acts. */
  picks: Picks<Row> | undefined
  bar: ReactNode
} {
  const may = useMay()
  const possible = acts.filter(({ act }) => may(permissionOf(act)))
  const selection = useSelection(JSON.stringify({ ...query, cursor: undefined }))
  const { items = [], total = 0, capped = false } = listing ?? {}
  const findAll = async () => {
    const found = await read?.({ ...query, cursor: undefined, counts: undefined, limit: 100 })
    if (found) selection.choose(found.items.map(choiceOf))
  }
  return {
    picks: possible.length ? { selection, choiceOf } : undefined,
    bar: selection.chosen.size > 0 && (
      <SelectionBar selection={selection} total={total} capped={capped} findAll={findAll} page={items.map(choiceOf)}>
        <BulkActs noun={noun} selection={selection} acts={possible} />
      </SelectionBar>
    ),
  }
}
