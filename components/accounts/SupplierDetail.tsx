'use client'

import { RefreshCw } from 'lucide-react'
import { Button } from '@/components/ui/layout/Button'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Columns, Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Section } from '@/components/ui/layout/Section'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useApi } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { errorMessage } from '@/lib/client/error-message'
import { ChangedIdentity } from './ChangedIdentity'
import { AccountFacts } from './AccountFacts'
import { SupplierForm } from './SupplierForm'
import { Verification } from './Verification'
import { VerifyButton } from './VerifyButton'

const FAILED = 'Failed to fetch supplier details'
const back = { href: '/admin/workorders', label: 'Back to Work Orders' }

/** One supplier: its details to edit, its verification. */
export function SupplierDetail({ id }: { id: number }) {
  const toast = useToast()
  const { data: supplier, error, mutate } = useApi('GET /api/suppliers/{id}', { id })
  const reread = () =>
    mutate(call('GET /api/suppliers/{id}', { id })).catch((error: unknown) =>
      toast({ title: 'Error', text: errorMessage(error, FAILED, { followed: true }), tone: 'danger' }),
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
            {(!supplier.verified || supplier.recheck) && <VerifyButton account={supplier} />}
          </>
        }
      />
      <ChangedIdentity account={supplier} />
      <Columns main>
        <Section title="Edit details">
          <SupplierForm key={supplier.id} supplier={supplier} />
        </Section>
        <Section title="Supplier">
          <AccountFacts account={supplier} all />
        </Section>
      </Columns>
    </Page>
  )
}
