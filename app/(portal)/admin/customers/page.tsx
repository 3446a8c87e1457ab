import { Customers } from '@/components/accounts/Customers'
import { customersQuery } from '@/components/accounts/query'
import { TaxProfileOf } from '@/components/tax-profiles/TaxProfileOf'
import { orGone } from '@/components/inquiries/or-gone'
import { idIn } from '@/components/ui/filters/search-params'
import { accounts } from '@/lib/contract/accounts/accounts'
import { listCustomers } from '@/lib/domain/accounts/list-accounts'
import { taxProfiles } from '@/lib/contract/money/tax-profiles'
import { getTaxProfile } from '@/lib/domain/tax-profiles/get-tax-profile'
import { listPeopleOf } from '@/lib/domain/members/list-people-of'
import { views } from '@/lib/contract/views'
import { listViews } from '@/lib/domain/views/list-views'
import { page } from '@/lib/http/page'
import { may } from '@/lib/rules/permissions'

export const metadata = { title: 'Customers' }

export default page(async ({ viewer, address, load }) => {
  const id = idIn(address.id)
  await Promise.all([
    load(accounts.customers, listCustomers, customersQuery(address)),
    id && load(taxProfiles.of, getTaxProfile, { id }).catch(orGone),
    load(views.list, listViews, { list: 'customers' }),
    id && may('account.people', viewer) && load(accounts.people, listPeopleOf, { id }).catch(orGone),
  ])
  return <Customers tax={<TaxProfileOf plain />} />
})
