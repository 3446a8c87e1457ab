import { paramsOf } from '@/lib/terms/filters/filter'
import { searched } from '../filters/search-params'
import type { Filter } from '../list/NoRows'
import { totalOf } from '../list/status-tabs'
import type { OpenList } from './useList'

/** What leaves a list empty, in words: what is searched for, its filters, and those that are no chips. */
export const reasonsOf = <Row extends { id: number }>({ list, address, params, narrowed }: OpenList<Row>): Filter[] => [
  ...(list.search ? searched(address[params.q], params.q) : []),
  ...narrowed,
  ...(list.unsaid?.(address) ?? []),
]

/** It has nothing at all, and nothing narrows it. */
export function hasNothing<Row extends { id: number }>(open: OpenList<Row>): boolean {
  const { list, listing, address, params } = open
  const names = [params.cursor, ...(list.tabs ? [params.tab] : []), ...paramsOf(list.filters ?? {})]
  const isNarrowed = reasonsOf(open).length > 0 || names.some((name) => address[name])
  return listing !== undefined && !listing.total && !totalOf(listing.counts) && !isNarrowed
}
