import { SupplierDetail } from '@/components/accounts/SupplierDetail'
import { SupplierNotFound } from '@/components/accounts/SupplierNotFound'
import { accounts } from '@/lib/contract/accounts'
import { Problem } from '@/lib/contract/problem'
import { getSupplier } from '@/lib/domain/accounts/get-supplier'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Supplier' }

export default page(async ({ params, load }) => {
  try {
    const { id } = await load(accounts.supplier, getSupplier, { id: params.id })
    return <SupplierDetail id={id} />
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return <SupplierNotFound />
    throw error
  }
})
