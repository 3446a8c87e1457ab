'use client'

import { lazy } from '@/components/ui/hooks/lazy'
import { useSelection } from '@/components/ui/list/useSelection'
import { ListParts } from '@/components/ui/screen/ListParts'
import { useList } from '@/components/ui/screen/useList'
import { useMay } from '@/lib/client/viewer'
import type { Bill } from '@/lib/contract/money/bills'
import { PASTE_MAX } from '@/lib/terms/tds-codes'
import { OwedByAge } from '../payments/receipts/OwedByAge'
import LastPayouts from '../payouts/LastPayouts'
import { PayoutActs } from '../payouts/PayoutActs'
import { payables } from './bills-list'

const PayBar = lazy(() => import('../payouts/PayBar'), { ahead: false })

const choiceOf = ({ id, number, supplierName }: Bill) => ({ id, name: `${number}, ${supplierName}` })

/** What suppliers have billed: what is to be decided or paid first. Bills to pay are ticked, and paid by a file for the bank. */
export default function PayablesTab() {
  const may = useMay()
  const list = useList(payables)
  const selection = useSelection(JSON.stringify({ ...list.query, cursor: undefined }), PASTE_MAX)
  const pays = may('payout.record') && list.address.show === 'due'
  const bulk = {
    picks: pays ? { selection, choiceOf } : undefined,
    bar: pays && selection.chosen.size > 0 && (
      <PayBar selection={selection} listing={list.listing} query={list.query} choiceOf={choiceOf} />
    ),
  }
  return (
    <>
      <PayoutActs />
      <ListParts list={{ ...list, bulk }} />
      <LastPayouts role="admin" />
      <OwedByAge side="suppliers" />
    </>
  )
}
