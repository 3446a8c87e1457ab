'use client'

import { lazy } from '@/components/ui/hooks/lazy'
import { ChangedIdentity } from '@/components/people/accounts/ChangedIdentity'
import { Refused } from '@/components/people/accounts/refusal/Refused'
import { Evidence } from '@/components/people/accounts/record/Evidence'
import { GstState } from '@/components/people/accounts/record/GstState'
import type { Account } from '@/lib/contract/people/account'
import { ApprovalsScreen } from '@/components/trade/approvals/ApprovalsScreen'
import type { KnownOf, RefusalOf, Waiting } from '@/components/trade/approvals/waiting'

/** The approvals with what is known of each company elsewhere. */
export const Approvals = ({ named }: { named?: Waiting }) => (
  <ApprovalsScreen named={named} knownOf={knownOf} refusalOf={refusalOf} />
)

const RefuseDialog = lazy(() => import('@/components/people/accounts/refusal/RefuseDialog'))

const refusalOf: RefusalOf = (one, dialog) =>
  (one.queue === 'suppliers' || one.queue === 'customers') && <RefuseDialog account={one.thing} {...dialog} />

const changesOf = (account: Account) => (
  <>
    <Refused account={account} />
    <ChangedIdentity account={account} />
  </>
)

const knownOf: KnownOf = (one) => {
  switch (one.queue) {
    case 'suppliers':
      return { changes: changesOf(one.thing), evidence: <Evidence supplierId={one.id} /> }
    case 'customers':
      return { changes: changesOf(one.thing), gst: <GstState gstNumber={one.thing.gstNumber} /> }
    case 'machines':
      return { evidence: <Evidence supplierId={one.thing.supplierId} machine={one.thing} /> }
    case 'processes':
      return one.thing.supplierId
        ? { evidence: <Evidence supplierId={one.thing.supplierId} process={one.thing} /> }
        : {}
    case 'documents':
    case 'held':
      return {}
  }
}
