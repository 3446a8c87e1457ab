import { Suppliers } from '@/components/people/accounts/Suppliers'
import { suppliersQuery } from '@/components/people/accounts/query'
import { accounts } from '@/lib/contract/people/accounts'
import { listSuppliers } from '@/lib/domain/people/accounts/list-accounts'
import { listCategories } from '@/lib/domain/people/accounts/list-categories'
import { views } from '@/lib/contract/desk/views'
import { listViews } from '@/lib/domain/desk/views/list-views'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Suppliers' }

export default page(async ({ address, load }) => {
  await Promise.all([
    load(views.list, listViews, { list: 'suppliers' }),
    load(accounts.suppliers, listSuppliers, suppliersQuery(address)),
    load(accounts.categories, listCategories, {}),
  ])
  return <Suppliers />
})
