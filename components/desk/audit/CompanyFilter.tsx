'use client'

import { FilterPick } from '@/components/ui/filters/FilterPick'
import { useDebouncedSearch } from '@/components/ui/hooks/useDebouncedSearch'
import { useApi } from '@/lib/client/api'
import type { AuditActor } from '@/lib/contract/desk/audit'
import { roleWords } from './labels'

/** One company whose people acted: those of the admins are offered, others are looked up by their name. */
export function CompanyFilter({ chosen }: { chosen: AuditActor | undefined }) {
  const { q, search } = useDebouncedSearch()
  const { data, isLoading } = useApi('GET /api/audit/actors', q ? { q } : {})
  return (
    <FilterPick
      label="Company"
      param="actor"
      chosen={chosen ? choiceOf(chosen) : null}
      choices={(data ?? []).map(choiceOf)}
      busy={isLoading}
      onSearch={search}
      placeholder="Name or company"
      none="No match."
    />
  )
}

const choiceOf = ({ id, contactName, companyName, role }: AuditActor) => ({
  id,
  label: companyName,
  sub: `${roleWords[role]} · ${contactName}`,
})
