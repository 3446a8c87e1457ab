'use client'

import { FilterPick } from './FilterPick'
import { useDebouncedSearch } from '@/components/ui/hooks/useDebouncedSearch'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { idIn } from './search-params'
import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'

type Props = { label: string; param: string; of: 'customer' | 'supplier'; role: Role }

/** So many are offered at once. */
const FOUND = 12

/** One customer or supplier, looked up by its name. */
export function FilterAccount({ label, param, of, role }: Props) {
  const { q, search } = useDebouncedSearch()
  const id = idIn(useUrlState().get(param))
  const isAdmin = role === 'admin'
  const one = useApi(`GET /api/${of}s/{id}`, isAdmin && id ? { id } : null)
  const { data, isLoading } = useApi(`GET /api/${of}s`, q ? { q, limit: FOUND } : null)
  return (
    <FilterPick
      label={label}
      param={param}
      chosen={id ? { id, label: one.data?.companyName ?? String(id) } : null}
      choices={q ? (data?.items ?? []).map((a) => ({ id: a.id, label: a.companyName, sub: a.contactName })) : []}
      busy={isLoading}
      onSearch={search}
      placeholder="Type a name"
      none={q ? 'No matching company.' : 'Type part of the name.'}
    />
  )
}
