import { ownBillsQuery } from '@/components/money/bills/query'
import { SupplierPayments } from '@/components/money/bills/SupplierPayments'
import { bills } from '@/lib/contract/money/bills'
import { getProposal } from '@/lib/domain/money/bills/get-proposal'
import { getBill, listBills } from '@/lib/domain/money/bills/list-bills'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Payments' }

export default page(async ({ address, load }) => {
  await Promise.all([
    load(bills.proposal, getProposal, {}),
    load(bills.list, listBills, ownBillsQuery(address)),
    // A link to an unknown bill still shows the list; the drawer has the error.
    address.bill && load(bills.get, getBill, { id: address.bill }).catch(() => null),
  ])
  return <SupplierPayments />
})
