import { Customers } from '@/components/accounts/Customers'
import { accountsQuery } from '@/components/accounts/query'
import { accounts } from '@/lib/contract/accounts'
import { listCustomers } from '@/lib/domain/accounts/list-accounts'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Customers' }

export default page(async ({ address, load }) => {
  await load(accounts.customers, listCustomers, accountsQuery(address))
  return <Customers />
})
