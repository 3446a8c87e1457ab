'use client'

import type { ReactNode } from 'react'
import { LinkTabs } from '@/components/ui/navigation/LinkTabs'
import { Columns, Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Section } from '@/components/ui/layout/Section'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { Account } from '@/lib/contract/accounts'
import { AccountFacts } from '../AccountFacts'
import { Devices } from './Devices'
import { PasswordForm } from './PasswordForm'
import { PendingEmail } from './PendingEmail'
import { ProfileForm } from './ProfileForm'
import { UnprovenEmail } from './UnprovenEmail'

const titles = {
  customer: { page: 'My Profile', first: 'Profile Information' },
  supplier: { page: 'Company Profile', first: 'Company Information' },
  admin: { page: 'My Profile', first: 'Profile Information' },
}

type Props = {
  viewer: Account
  /** What reaches the person by mail. */
  mails: ReactNode
}

/** The own account: what others see of it, its mails, and the password. */
export function Profile({ viewer, mails }: Props) {
  const account = useApi('GET /api/user', {}).data ?? viewer
  const { page, first } = titles[account.role]
  const security = useUrlState().get('tab') === 'security'
  const tabs = [
    { value: 'profile', label: first },
    { value: 'security', label: 'Security' },
  ]
  return (
    <Page>
      <PageHeader title={page} beside={account.role !== 'admin' && <Standing account={account} />} />
      <LinkTabs label={page} tabs={tabs} shallow />
      <Columns main>
        <Page>
          <PendingEmail account={account} />
          <UnprovenEmail account={account} />
          {security ? (
            <Section title="Change password" lead="Every device is signed out afterwards, this one too.">
              <PasswordForm />
            </Section>
          ) : (
            <Section title="Edit profile">
              <ProfileForm key={account.id} account={account} />
            </Section>
          )}
          {security ? <Devices /> : mails}
        </Page>
        <Section title="Account Summary">
          <AccountFacts account={account} />
        </Section>
      </Columns>
    </Page>
  )
}

const Standing = ({ account }: { account: Account }) =>
  account.verified ? (
    <StatusChip tone="success" label={account.role === 'supplier' ? 'Verified Supplier' : 'Verified'} size="medium" />
  ) : (
    <StatusChip tone="decision" label="Pending Verification" size="medium" />
  )
