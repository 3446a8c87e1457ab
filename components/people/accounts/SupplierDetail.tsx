'use client'

import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Section } from '@/components/ui/layout/Section'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useMay } from '@/lib/client/viewer'
import { useApi } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { ChangedIdentity } from './ChangedIdentity'
import { SupplierOverview } from './record/SupplierOverview'
import { Refused } from './refusal/Refused'
import { RefuseButton } from './refusal/RefuseButton'
import { SupplierForm } from './SupplierForm'
import { SuspendButton } from './suspension/SuspendButton'
import { Suspended } from './suspension/Suspended'
import { Verification } from './Verification'
import { VerifyButton } from './VerifyButton'

const FAILED = 'Failed to fetch supplier details'
const back = { href: '/admin/workorders', label: 'Back to Work Orders' }

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'details', label: 'Details' },
  { value: 'tax', label: 'Tax & bank' },
]

type Props = {
  id: number
  /** What documents say of it, and its bank. */
  tax: ReactNode
  /** Its certificates and documents. */
  documents: ReactNode
}

/** One supplier. An admin decides here whether to verify it and whom to give work: its record first, its details to edit behind a tab. */
export function SupplierDetail({ id, tax, documents }: Props) {
  const fail = useFailToast()
  const may = useMay()
  const edits = may('account.editSupplier')
  const tab = useUrlState().get('tab')
  const details = tab === 'details' && edits
  const taxes = tab === 'tax'
  const { data: supplier, error, mutate } = useApi('GET /api/suppliers/{id}', { id })
  const reread = () =>
    mutate(call('GET /api/suppliers/{id}', { id })).catch((error: unknown) =>
      fail(error, { text: FAILED, followed: true }),
    )
  if (!supplier) return error ? <ErrorState title={FAILED} problem={error} onRetry={() => void mutate()} /> : null
  return (
    <Page>
      <PageHeader
        title={supplier.companyName}
        beside={<Verification account={supplier} />}
        back={back}
        actions={
          <>
            <Button startIcon={<RefreshCw size={16} aria-hidden />} onClick={() => void reread()}>
              Refresh
            </Button>
            <SuspendButton account={supplier} />
            <RefuseButton account={supplier} />
            <VerifyButton account={supplier} />
          </>
        }
      />
      <LinkTabs label="Supplier" tabs={edits ? tabs : tabs.filter(({ value }) => value !== 'details')} shallow />
      {/* Stays while the other tab is open, with what was typed. */}
      <div hidden={!details}>
        <Section title="Edit details">
          <SupplierForm key={supplier.id} supplier={supplier} />
        </Section>
      </div>
      {taxes && tax}
      {!details && !taxes && (
        <>
          <Suspended account={supplier} />
          <Refused account={supplier} />
          <ChangedIdentity account={supplier} />
          <SupplierOverview supplier={supplier} documents={documents} />
        </>
      )}
    </Page>
  )
}
