import { Customers } from '@/components/accounts/Customers'
import { customersQuery } from '@/components/accounts/query'
import { accounts } from '@/lib/contract/accounts/accounts'
import { listCustomers } from '@/lib/domain/accounts/list-accounts'
import { views } from '@/lib/contract/views'
import { listViews } from '@/lib/domain/views/list-views'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Customers' }

export default page(async ({ address, load }) => {
  await Promise.all([
    load(accounts.customers, listCustomers, customersQuery(address)),
    load(views.list, listViews, { list: 'customers' }),
  ])
  return <Customers />
})
