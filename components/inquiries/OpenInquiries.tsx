'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { DataTable, type Column } from '@/components/ui/table/DataTable'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Pager } from '@/components/ui/navigation/Pager'
import { SearchField } from '@/components/ui/navigation/SearchField'
import { Section } from '@/components/ui/layout/Section'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { Inquiry } from '@/lib/contract/inquiries'
import { openInquiries } from './query'

type Props = {
  title: string
  lead: string
  columns: Column<Inquiry>[]
  /** Beside the search. */
  filter?: ReactNode
  /** What stands here when nothing is open. */
  empty: ReactNode
}

/** The inquiries open to quoting; one opens in the drawer of `?inquiry=`. */
export function OpenInquiries({ title, lead, columns, filter, empty }: Props) {
  const address = useUrlState()
  const { data, error, isLoading, mutate } = useApi(
    'GET /api/inquiries',
    openInquiries(Object.fromEntries(useSearchParams())),
  )
  return (
    <Section
      title={title}
      lead={lead}
      flush
      actions={
        <>
          {filter}
          <SearchField label="Search inquiries" param="find" />
        </>
      }
    >
      {error && !data ? (
        <ErrorState title="The inquiries could not be loaded" problem={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TableSkeleton columns={6} rows={4} />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={data.items}
          rowKey={(i) => i.id}
          opensAt={({ id }) => ({ inquiry: id, quote: null })}
          sort={address.get('order') ?? ''}
          onSort={(order) => address.go({ order, page: null })}
          selectedKey={address.get('inquiry')}
          busy={isLoading}
          empty={empty}
        />
      )}
      {data && <Pager of="inquiries" listing={data} param="page" />}
    </Section>
  )
}
