import { ownBillsQuery } from '@/components/money/bills/query'
import { SupplierPayments } from '@/components/money/bills/SupplierPayments'
import { lastPayoutsQuery } from '@/components/money/payouts/query'
import { bills } from '@/lib/contract/money/bills'
import { payouts } from '@/lib/contract/money/payouts'
import { getProposal } from '@/lib/domain/money/bills/get-proposal'
import { getBill, listBills } from '@/lib/domain/money/bills/list-bills'
import { getPayout, listPayouts } from '@/lib/domain/money/payouts/list-payouts'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Payments' }

export default page(async ({ address, load }) => {
  await Promise.all([
    load(bills.proposal, getProposal, {}),
    load(bills.list, listBills, ownBillsQuery(address)),
    // A link to an unknown bill still shows the list; the drawer has the error.
    address.bill && load(bills.get, getBill, { id: address.bill }).catch(() => null),
    address.payout && load(payouts.get, getPayout, { id: address.payout }).catch(() => null),
    load(payouts.list, listPayouts, lastPayoutsQuery),
  ])
  return <SupplierPayments />
})
