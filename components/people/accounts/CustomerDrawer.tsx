'use client'

import type { ReactNode } from 'react'
import { Team } from '@/components/core/team/Team'
import { Stack } from '@/components/ui/layout/Stack'
import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import { useRecord } from '@/components/ui/record/useRecord'
import type { Customer } from '@/lib/contract/people/account'
import { AccountFacts } from './AccountFacts'
import { ChangedIdentity } from './ChangedIdentity'
import { CustomerOverview } from './record/CustomerOverview'
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
  const record = useRecord('id', 'GET /api/customers/{id}', { rows, rowsAreWhole: true })
  const waits = useNeedsVerification(record.value)
  return (
    <RecordDrawer
      record={record}
      noun="customer"
      label={() => 'Customer'}
      tab={({ companyName }) => companyName}
      title={({ companyName }) => companyName}
      untitled="Customer"
      status={(customer) => <Verification account={customer} />}
      foot={(customer) =>
        waits && (
          <>
            <RefuseButton account={customer} />
            <VerifyButton account={customer} />
          </>
        )
      }
      gone="There is no customer with this number."
    >
      {(customer) => (
        <Stack gap="wide">
          <Suspended account={customer} />
          <Refused account={customer} />
          <ChangedIdentity account={customer} />
          <CustomerOverview customer={customer} />
          <AccountFacts account={customer} all />
          {tax}
          <CompanyPeople account={customer} actions={<SuspendButton account={customer} />} />
          <Team of="account" id={customer.id} />
        </Stack>
      )}
    </RecordDrawer>
  )
}
