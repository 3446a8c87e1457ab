import { Suppliers } from '@/components/accounts/Suppliers'
import { accountsQuery } from '@/components/accounts/query'
import { accounts } from '@/lib/contract/accounts'
import { listSuppliers } from '@/lib/domain/accounts/list-accounts'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Suppliers' }

export default page(async ({ address, load }) => {
  await load(accounts.suppliers, listSuppliers, accountsQuery(address))
  return <Suppliers />
})
