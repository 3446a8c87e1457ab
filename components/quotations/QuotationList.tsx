'use client'

import { DataTable } from '@/components/ui/table/DataTable'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { LinkTabs } from '@/components/ui/navigation/LinkTabs'
import { Pager } from '@/components/ui/navigation/Pager'
import { SearchField } from '@/components/ui/navigation/SearchField'
import { Section } from '@/components/ui/layout/Section'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { statusTabs, totalOf } from '@/components/ui/navigation/status-tabs'
import { Toolbar } from '@/components/ui/table/Toolbar'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { Role } from '@/lib/contract/accounts'
import { quotationFlow } from '@/lib/rules/quotation-flow'
import { EmptyQuotations } from './EmptyQuotations'
import { quotationColumns } from './quotation-columns'
import css from './quotations.module.css'
import { tabsOf } from './tabs'
import { useQuotations } from './useQuotations'

type Props = {
  role: Role
  /** Where the list isn't the page's only subject. */
  title?: string
}

/** The quotations that a role sees, under its tabs; a row opens in the drawer of `?id=`. */
export function QuotationList({ role, title }: Props) {
  const address = useUrlState()
  const { data, error, isLoading, mutate } = useQuotations()
  return (
    <Section plain title={title}>
      <div className={css.list}>
        <LinkTabs label="Quotations by status" tabs={statusTabs(tabsOf(role), quotationFlow.states, data?.counts)} />
        <Toolbar>
          <SearchField label="Search quotations" placeholder="Project name or QUOT-0001" />
        </Toolbar>
        {error && !data ? (
          <ErrorState title="The quotations could not be loaded" problem={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <TableSkeleton columns={6} />
        ) : (
          <DataTable
            label="Quotations"
            columns={quotationColumns(role)}
            rows={data.items}
            rowKey={(q) => q.id}
            opensAt={({ id }) => ({ id })}
            selectedKey={address.get('id')}
            busy={isLoading}
            empty={<EmptyQuotations role={role} any={totalOf(data.counts) > 0} />}
          />
        )}
        {data && <Pager of="quotations" listing={data} />}
      </div>
    </Section>
  )
}
