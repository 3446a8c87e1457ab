import { Customers } from '@/components/people/accounts/Customers'
import { customersQuery } from '@/components/people/accounts/query'
import { TaxProfileOf } from '@/components/people/tax-profiles/TaxProfileOf'
import { orGone } from '@/components/trade/inquiries/or-gone'
import { idIn } from '@/components/ui/filters/search-params'
import { accounts } from '@/lib/contract/people/accounts'
import { payments } from '@/lib/contract/money/payments'
import { receivables } from '@/lib/contract/money/statements'
import { getPayments } from '@/lib/domain/money/payments/get-payments'
import { getReceivables } from '@/lib/domain/money/statements/get-receivables'
import { listCustomers } from '@/lib/domain/people/accounts/list-accounts'
import { taxProfiles } from '@/lib/contract/people/tax-profiles'
import { getCustomerRecord } from '@/lib/domain/people/accounts/get-customer-record'
import { getTaxProfile } from '@/lib/domain/people/tax-profiles/get-tax-profile'
import { listPeopleOf } from '@/lib/domain/people/members/list-people-of'
import { views } from '@/lib/contract/desk/views'
import { listViews } from '@/lib/domain/desk/views/list-views'
import { page } from '@/lib/http/page'
import { may } from '@/lib/rules/core/permissions'

export const metadata = { title: 'Customers' }

export default page(async ({ viewer, address, load }) => {
  const id = idIn(address.id)
  await Promise.all([
    load(accounts.customers, listCustomers, customersQuery(address)),
    id && load(taxProfiles.of, getTaxProfile, { id }).catch(orGone),
    id && load(accounts.customerRecord, getCustomerRecord, { id }).catch(orGone),
    id && load(receivables.get, getReceivables, { company: id }),
    id && load(payments.get, getPayments, { company: id }).catch(orGone),
    load(views.list, listViews, { list: 'customers' }),
    id && may('account.people', viewer) && load(accounts.people, listPeopleOf, { id }).catch(orGone),
  ])
  return <Customers tax={<TaxProfileOf plain />} />
})
