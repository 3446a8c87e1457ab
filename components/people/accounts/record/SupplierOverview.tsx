'use client'

import type { ReactNode } from 'react'
import { Team } from '@/components/core/team/Team'
import { Columns, Page } from '@/components/ui/layout/Page'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { Section } from '@/components/ui/layout/Section'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { useApi } from '@/lib/client/api'
import type { Supplier } from '@/lib/contract/people/account'
import { AccountFacts } from '../AccountFacts'
import { CategorySelect } from '../CategorySelect'
import { CompanyPeople } from '../suspension/CompanyPeople'
import { RecordFacts } from './RecordFacts'
import { RecordList } from './RecordList'

/** What a supplier has and has done, and how to reach it. */
export function SupplierOverview({ supplier, documents }: { supplier: Supplier; documents: ReactNode }) {
  const { id } = supplier
  const { data: record, error, mutate } = useApi('GET /api/suppliers/{id}/record', { id })
  const orders = `/admin/workorders?q=${encodeURIComponent(supplier.companyName)}`
  return (
    <Columns main>
      <Page>
        {record ? (
          <>
            <Section
              title="Track record"
              actions={
                <LinkButton href={orders} size="small" aria-label={`Work orders of ${supplier.companyName}`}>
                  Work orders
                </LinkButton>
              }
            >
              <RecordFacts record={record} />
            </Section>
            <Section title="Machines">
              <RecordList all items={record.machines} none="No machines yet." />
            </Section>
            <Section title="Processes">
              <RecordList all items={record.processes} none="No processes yet." />
            </Section>
            {documents}
          </>
        ) : error ? (
          <ErrorState title="Couldn’t load the supplier’s record" problem={error} onRetry={() => void mutate()} />
        ) : (
          <TableSkeleton columns={2} />
        )}
      </Page>
      <Page>
        <Section title="Supplier" actions={<CategorySelect supplier={supplier} />}>
          <AccountFacts account={supplier} all notes={supplier.notes} />
        </Section>
        <Section>
          <CompanyPeople account={supplier} />
        </Section>
        <Section>
          <Team of="account" id={id} />
        </Section>
      </Page>
    </Columns>
  )
}
