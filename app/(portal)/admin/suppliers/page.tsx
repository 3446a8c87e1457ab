import { Suppliers } from '@/components/accounts/Suppliers'
import { suppliersQuery } from '@/components/accounts/query'
import { accounts } from '@/lib/contract/accounts/accounts'
import { listSuppliers } from '@/lib/domain/accounts/list-accounts'
import { listCategories } from '@/lib/domain/accounts/list-categories'
import { views } from '@/lib/contract/views'
import { listViews } from '@/lib/domain/views/list-views'
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
