'use client'

import { useState } from 'react'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Notice } from '@/components/ui/feedback/Notice'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Button } from '@/components/ui/controls/Button'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { May } from '@/lib/client/viewer'
import { send, useApi } from '@/lib/client/api'
import { TaxFacts } from './TaxFacts'
import { TaxForm } from './TaxForm'

type Props = {
  /** Without one: of the company that the address has open. */
  id?: number
  /** In a drawer: a heading without a surface. */
  plain?: boolean
}

/** An admin reads what documents say of a company, and corrects it. */
export function TaxProfileOf({ id, plain }: Props) {
  const open = useUrlState().get('id')
  const asked = id ?? open
  return asked ? <TaxProfileSection key={asked} id={Number(asked)} plain={plain} /> : null
}

function TaxProfileSection({ id, plain }: { id: number; plain?: boolean }) {
  const [edits, setEdits] = useState(false)
  const { data: profile, error, mutate } = useApi('GET /api/tax-profiles/{id}', { id })
  if (!profile)
    return error ? (
      <ErrorState title="Couldn’t load the tax details" problem={error} onRetry={() => void mutate()} />
    ) : null
  const stop = () => setEdits(false)
  return (
    <Section
      title="Tax & bank"
      plain={plain}
      actions={
        !edits && (
          <May act="taxprofile.editOf">
            <Button onClick={() => setEdits(true)}>Edit tax details</Button>
          </May>
        )
      }
    >
      <Stack gap="large">
        {!profile.saved && !edits && <Notice title="Not saved yet">This comes from the account.</Notice>}
        {edits ? (
          <TaxForm
            profile={profile}
            masked
            opened
            save={(values) => send('PATCH /api/tax-profiles/{id}', { ...values, id })}
            onSaved={stop}
            actions={<Button onClick={stop}>Cancel</Button>}
          />
        ) : (
          <TaxFacts profile={profile} />
        )}
      </Stack>
    </Section>
  )
}
