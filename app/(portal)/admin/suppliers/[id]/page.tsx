import { redirect } from 'next/navigation'
import { SupplierDetail } from '@/components/people/accounts/SupplierDetail'
import { SupplierNotFound } from '@/components/people/accounts/SupplierNotFound'
import { TaxProfileOf } from '@/components/people/tax-profiles/TaxProfileOf'
import { DocumentsOfSupplier } from '@/components/trade/company-documents/DocumentsOfSupplier'
import { companyDocumentsQuery } from '@/components/trade/company-documents/query'
import { companyDocuments } from '@/lib/contract/trade/company-documents'
import { listCompanyDocuments } from '@/lib/domain/trade/company-documents/list-company-documents'
import { accounts } from '@/lib/contract/people/accounts'
import { idParam } from '@/lib/contract/core/endpoint'
import { Problem } from '@/lib/contract/core/problem'
import { taxProfiles } from '@/lib/contract/people/tax-profiles'
import { getTaxProfile } from '@/lib/domain/people/tax-profiles/get-tax-profile'
import { getCustomer } from '@/lib/domain/people/accounts/get-customer'
import { getSupplier } from '@/lib/domain/people/accounts/get-supplier'
import { getSupplierRecord } from '@/lib/domain/people/accounts/get-supplier-record'
import { listPeopleOf } from '@/lib/domain/people/members/list-people-of'
import { page, viewerOfRequest } from '@/lib/http/page'
import { may, type Viewer } from '@/lib/rules/core/permissions'

/** The tab carries the company's name. */
export async function generateMetadata({ params }: { params: Promise<Record<string, string>> }) {
  const [viewer, id] = [await viewerOfRequest(), idParam.safeParse(await params)]
  const supplier = viewer && id.success ? await getSupplier(viewer, id.data).catch(() => null) : null
  return { title: supplier?.companyName ?? 'Supplier' }
}

export default page(async ({ viewer, params, load }) => {
  try {
    const { id } = await load(accounts.supplier, getSupplier, { id: params.id })
    await Promise.all([
      load(accounts.record, getSupplierRecord, { id }),
      load(taxProfiles.of, getTaxProfile, { id }),
      load(companyDocuments.list, listCompanyDocuments, companyDocumentsQuery(id)),
      may('account.people', viewer) && load(accounts.people, listPeopleOf, { id }),
    ])
    return <SupplierDetail id={id} tax={<TaxProfileOf id={id} />} documents={<DocumentsOfSupplier supplierId={id} />} />
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'not_found')) throw error
  }
  const customer = await customerOf(viewer, params)
  if (customer) redirect(`/admin/customers?id=${customer.id}`)
  return <SupplierNotFound />
})

/** A bell entry names an account by its id alone: a customer's opens among the customers. */
async function customerOf(viewer: Viewer, params: Record<string, string>) {
  const id = idParam.safeParse(params)
  return id.success ? getCustomer(viewer, id.data).catch(() => null) : null
}
