'use client'

import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Notice } from '@/components/ui/feedback/Notice'
import { Section } from '@/components/ui/layout/Section'
import { useMay } from '@/lib/client/viewer'
import { send, useApi } from '@/lib/client/api'
import { TaxFacts } from './TaxFacts'
import { TaxForm } from './TaxForm'
import { isOfSupplier } from './words'

/** What documents say of the own company, and where it is paid. Owners and finance change it; their colleagues read it. */
export function OwnTaxProfile() {
  const may = useMay()
  const { data: profile, error, mutate } = useApi('GET /api/tax-profile', {})
  if (!profile)
    return error ? (
      <ErrorState title="Couldn’t load the tax details" problem={error} onRetry={() => void mutate()} />
    ) : null
  const { saved, missing } = profile
  return (
    <Section
      title="Tax & bank"
      lead={isOfSupplier(profile) ? 'For bills and what you are paid.' : 'We print it on invoices to you.'}
    >
      {!saved ? (
        <Notice title="Not saved yet">
          {may('taxprofile.editOwn')
            ? 'We filled it in from your profile. Check it and save.'
            : 'An owner or finance of your company fills it in.'}
        </Notice>
      ) : (
        missing.length > 0 && <Notice tone="warning" title={`Still missing: ${missing.join(', ')}`} />
      )}
      {may('taxprofile.editOwn') ? (
        <TaxForm key={profile.accountId} profile={profile} save={(values) => send('PATCH /api/tax-profile', values)} />
      ) : (
        <TaxFacts profile={profile} />
      )}
    </Section>
  )
}
