'use client'

import type { ReactNode } from 'react'
import { Team } from '@/components/core/team/Team'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { useApi } from '@/lib/client/api'
import type { Customer } from '@/lib/contract/people/account'
import { AccountFacts } from './AccountFacts'
import { ChangedIdentity } from './ChangedIdentity'
import { Refused } from './refusal/Refused'
import { RefuseButton } from './refusal/RefuseButton'
import { CompanyPeople } from './suspension/CompanyPeople'
import { SuspendButton } from './suspension/SuspendButton'
import { Suspended } from './suspension/Suspended'
import { useNeedsVerification } from './useVerify'
import { Verification } from './Verification'
import { VerifyButton } from './VerifyButton'

type Props = {
  /** Those of the list, once they are read. */
  rows: readonly Customer[] | undefined
  /** What documents say of the open one. */
  tax: ReactNode
}

/** The customer that the address names with `?id=`: of any page, as a bell's link does. */
export function CustomerDrawer({ rows, tax }: Props) {
  const address = useUrlState()
  const asked = address.get('id')
  const listed = rows?.find(({ id }) => String(id) === asked)
  const { data: found } = useApi('GET /api/customers/{id}', asked && rows && !listed ? { id: asked } : null)
  const open = listed ?? (String(found?.id) === asked ? found : undefined)
  const waits = useNeedsVerification(open)
  useTabTitle(open ? open.companyName : null)
  return (
    <DetailDrawer
      open={Boolean(open)}
      onClose={() => address.set({ id: null })}
      label="Customer"
      title={open?.companyName}
      status={open && <Verification account={open} />}
      foot={
        waits &&
        open && (
          <>
            <RefuseButton account={open} />
            <VerifyButton account={open} />
          </>
        )
      }
    >
      {open && (
        <>
          <Suspended account={open} />
          <Refused account={open} />
          <ChangedIdentity account={open} />
          <AccountFacts account={open} all />
          {tax}
          <CompanyPeople account={open} actions={<SuspendButton account={open} />} />
          <Team of="account" id={open.id} />
        </>
      )}
    </DetailDrawer>
  )
}
