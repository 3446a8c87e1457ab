'use client'

import type { ReactNode } from 'react'
import { EmptyState } from '../feedback/EmptyState'
import { LinkButton } from '../controls/LinkButton'
import { useUrlState } from '../hooks/useUrlState'

export type Filter = { param: string; label: string; value: string }

type Props = {
  title: string
  /** Those that hold now; `tab` counts as one. */
  filters: readonly Filter[]
  /** Why there is nothing at all, and what to do about it. */
  text: ReactNode
  action?: ReactNode
}

/** Says why the list is empty: nothing there, or filters without a match, which it names and can clear. */
export function NoRows({ title, filters, text, action }: Props) {
  const address = useUrlState()
  if (!filters.length) return <EmptyState art="sheet" title={title} text={text} action={action} />
  const off = address.link(
    Object.fromEntries([...filters.map((f) => f.param), 'cursor', 'page'].map((param) => [param, null])),
  )
  const isSearch = filters.length === 1 && filters[0]!.label === 'Search'
  const named = filters.map(({ label, value }) => `${label}: ${value}`)
  return (
    <EmptyState
      art="search"
      title={title}
      text={isSearch ? `No results for ${filters[0]!.value}.` : `No results with ${named.join(', ')}.`}
      action={
        <LinkButton {...off}>
          {isSearch ? 'Clear search' : filters.length > 1 ? 'Clear all filters' : 'Clear filter'}
        </LinkButton>
      }
    />
  )
}
