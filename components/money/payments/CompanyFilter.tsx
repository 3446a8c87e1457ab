'use client'

import { FilterPick } from '@/components/ui/filters/FilterPick'
import type { Choice } from '@/components/ui/form/PickField'
import { useApi } from '@/lib/client/api'
import type { Payments } from '@/lib/contract/money/payments'
import { useDebouncedSearch } from '@/components/ui/hooks/useDebouncedSearch'

/** So many customers, and so many suppliers, are offered at once. */
const FOUND = 8

/** One of the customers and suppliers. They are looked up when somebody starts to type. */
export function CompanyFilter({ chosen }: { chosen: Payments['company'] | undefined }) {
  const { q, search } = useDebouncedSearch()
  const asked = q ? { q, limit: FOUND } : null
  const customers = useApi('GET /api/customers', asked)
  const suppliers = useApi('GET /api/suppliers', asked)
  const found = [
    ...(customers.data?.items ?? []).map((account) => choiceOf(account, 'Customer')),
    ...(suppliers.data?.items ?? []).map((account) => choiceOf(account, 'Supplier')),
  ]
  return (
    <FilterPick
      label="Company"
      param="company"
      chosen={chosen ? { id: chosen.id, label: chosen.companyName } : null}
      choices={q ? found : []}
      busy={customers.isLoading || suppliers.isLoading}
      onSearch={search}
      placeholder="Customer or supplier"
      none={q ? 'No matching company.' : 'Type part of the name.'}
    />
  )
}

const choiceOf = (
  { id, companyName, contactName }: Record<'companyName' | 'contactName', string> & { id: number },
  kind: string,
): Choice => ({
  id,
  label: companyName,
  sub: `${kind} · ${contactName}`,
})
