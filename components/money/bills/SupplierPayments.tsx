'use client'

import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { lazy } from '@/components/ui/hooks/lazy'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import { StatementButton } from '../payments/customer/StatementButton'
import { PayoutDrawer } from '../payouts/PayoutDrawer'
import { BillDrawer } from './BillDrawer'
import { ownBills } from './bills-list'
import { ToBill } from './ToBill'

const LastPayouts = lazy(() => import('../payouts/LastPayouts'))

/** The tabs with bills; without one of them what can be billed stands here. */
const withBills = new Set(['check', 'due', 'paid', 'withdrawn'])

/** What a supplier bills, until when it is paid, and what it was paid. */
export function SupplierPayments() {
  const may = useMay()
  const { data: proposal } = useApi('GET /api/bills/proposal', may('bill.propose') ? {} : null)
  const list = useList(withProposal(proposal?.lines.length))
  return (
    <ListScreen
      list={list}
      action={<StatementButton />}
      instead={withBills.has(list.address.tab ?? '') ? undefined : <ToBill />}
    >
      <LastPayouts role="supplier" />
      <BillDrawer role="supplier" />
      <PayoutDrawer role="supplier" />
    </ListScreen>
  )
}

/** The bills, and before them what can be billed. */
const withProposal = (count: number | undefined): typeof ownBills => ({
  ...ownBills,
  tabs: {
    ...ownBills.tabs!,
    of: (counts) => [{ value: 'bill', label: 'To bill', count }, ...ownBills.tabs!.of(counts)],
  },
})
