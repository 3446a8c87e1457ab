'use client'

import type { ReactNode } from 'react'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { Columns, Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Section } from '@/components/ui/layout/Section'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { Account, Me } from '@/lib/contract/people/account'
import { AccountFacts } from '../AccountFacts'
import { Addresses } from '../addresses/Addresses'
import { People } from '../people/People'
import { Factors } from '../security/Factors'
import { Devices } from './Devices'
import { PasswordForm } from './PasswordForm'
import { Refused } from '../refusal/Refused'
import { PendingEmail } from './PendingEmail'
import { ProfileForm } from './ProfileForm'
import { UnprovenEmail } from './UnprovenEmail'

const titles = {
  customer: { page: 'My Profile', first: 'Profile Information' },
  supplier: { page: 'Company Profile', first: 'Company Information' },
  admin: { page: 'My Profile', first: 'Profile Information' },
}

type Props = {
  viewer: Me
  /** What reaches the person by mail. */
  mails: ReactNode
  /** What documents say of the company, and its bank; admins have none. */
  tax?: ReactNode
  /** Certificates and documents of a supplier. */
  documents?: ReactNode
}

/** A person keeps the own account true here: its details first, then its mails; addresses, password, devices and people behind tabs. */
export function Profile({ viewer, mails, tax, documents }: Props) {
  const account = useApi('GET /api/user', {}).data ?? viewer
  const { page, first } = titles[account.role]
  const tab = useUrlState().get('tab')
  const security = tab === 'security'
  const people = tab === 'people'
  const taxes = tab === 'tax' && tax
  const evidence = tab === 'documents' && documents
  const addresses = tab === 'addresses' && account.role === 'customer'
  const tabs = [
    { value: 'profile', label: first },
    ...(account.role === 'customer' ? [{ value: 'addresses', label: 'Addresses' }] : []),
    ...(tax ? [{ value: 'tax', label: 'Tax & bank' }] : []),
    ...(documents ? [{ value: 'documents', label: 'Certificates and documents' }] : []),
    { value: 'security', label: 'Security' },
    { value: 'people', label: 'People' },
  ]
  return (
    <Page>
      <PageHeader title={page} beside={account.role !== 'admin' && <Standing account={account} />} />
      <LinkTabs label={page} tabs={tabs} shallow />
      <Columns main>
        <Page>
          <Refused account={account}>Correct your details below. Saving them submits your account again.</Refused>
          <PendingEmail account={account} />
          <UnprovenEmail account={account} />
          {taxes ? (
            tax
          ) : evidence ? (
            evidence
          ) : people ? (
            <People viewer={account} />
          ) : addresses ? (
            <Addresses />
          ) : security ? (
            <>
              <Factors />
              <Section title="Change password" lead="You’ll be signed out on all devices, including this one.">
                <PasswordForm />
              </Section>
            </>
          ) : (
            <Section title="Edit profile">
              <ProfileForm key={account.id} account={account} />
            </Section>
          )}
          {security ? <Devices /> : !addresses && !people && !taxes && !evidence && mails}
        </Page>
        <Section title="Account Summary">
          <AccountFacts account={account} />
        </Section>
      </Columns>
    </Page>
  )
}

const Standing = ({ account }: { account: Account }) =>
  account.state === 'suspended' ? (
    <StatusChip tone="neutral" label="Suspended" size="medium" />
  ) : account.state === 'rejected' || account.state === 'changes' ? (
    <StatusChip
      tone={account.state === 'rejected' ? 'neutral' : 'decision'}
      label={account.state === 'rejected' ? 'Rejected' : 'Changes asked'}
      size="medium"
    />
  ) : account.verified ? (
    <StatusChip tone="success" label={account.role === 'supplier' ? 'Verified Supplier' : 'Verified'} size="medium" />
  ) : (
    <StatusChip tone="decision" label="Pending Verification" size="medium" />
  )
