'use client'

import type { ReactNode } from 'react'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Notice } from '@/components/ui/feedback/Notice'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Row } from '@/components/ui/layout/Row'
import { InPlaceLink } from '@/components/ui/controls/InPlaceLink'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import fields from '@/components/ui/form/fields.module.css'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import { partOfMissing, type OperatorPart } from '@/lib/rules/money/missing'
import { BankPart } from './BankPart'
import { BankRate } from './BankRate'
import { CompanyPart } from './CompanyPart'
import { Rates } from './Rates'
import { TallyPart } from './TallyPart'
import { TaxPart } from './TaxPart'
import { TdsCodes } from './TdsCodes'

const tabs: { value: OperatorPart | 'tally' | 'rates' | 'nda'; label: string }[] = [
  { value: 'company', label: 'Company' },
  { value: 'tax', label: 'Tax & numbers' },
  { value: 'bank', label: 'Bank & terms' },
  { value: 'tally', label: 'Tally' },
  { value: 'rates', label: 'Rates' },
  { value: 'nda', label: 'NDA' },
]

const parts = { company: CompanyPart, tax: TaxPart, bank: BankPart, tally: TallyPart }

/** What documents say of the company that sells: an admin fills it in once, and again when something changes. */
export function CompanyScreen({ nda }: { /** The text of the NDA. */ nda: ReactNode }) {
  const may = useMay()
  const address = useUrlState()
  const wanted = address.get('tab')
  const tab = tabs.find(({ value }) => value === wanted)?.value ?? 'company'
  const { data: profile, error, mutate } = useApi('GET /api/operator', {})
  const Part = tab === 'rates' || tab === 'nda' ? null : parts[tab]
  return (
    <Page>
      <PageHeader title="Company" />
      <LinkTabs label="Company" tabs={tabs} shallow />
      {profile && profile.missing.length > 0 && (
        <Notice tone="warning" title="Before the first invoice fill in">
          <Row as="span" wrap gap="large" lineGap="tight">
            {profile.missing.map((words) => (
              <InPlaceLink key={words} to={{ tab: partOfMissing(words) === 'company' ? null : partOfMissing(words) }}>
                {words}
              </InPlaceLink>
            ))}
          </Row>
        </Notice>
      )}
      {tab === 'nda' ? (
        nda
      ) : !Part ? (
        <>
          <BankRate />
          <Rates />
          {profile && (
            <fieldset className={fields.field} disabled={!may('operator.edit')}>
              <TdsCodes profile={profile} />
            </fieldset>
          )}
        </>
      ) : profile ? (
        <fieldset className={fields.field} disabled={!may('operator.edit')}>
          <Page>
            <Part key={tab} profile={profile} />
          </Page>
        </fieldset>
      ) : (
        error && <ErrorState title="Couldn’t load the company" problem={error} onRetry={() => void mutate()} />
      )}
    </Page>
  )
}
