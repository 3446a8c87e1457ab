'use client'

import { FilterPick } from '@/components/ui/filters/FilterPick'
import { useDebouncedSearch } from '@/components/ui/hooks/useDebouncedSearch'
import { useApi } from '@/lib/client/api'
import type { AuditPerson } from '@/lib/contract/desk/audit'
import { memberLabel } from '@/lib/terms/member-roles'

/** One person who acted: the admins are offered, others are looked up by their name or company. */
export function PersonFilter({ chosen }: { chosen: AuditPerson | undefined }) {
  const { q, search } = useDebouncedSearch()
  const { data, isLoading } = useApi('GET /api/audit/people', q ? { q } : {})
  return (
    <FilterPick
      label="Person"
      param="member"
      chosen={chosen ? choiceOf(chosen) : null}
      choices={(data ?? []).map(choiceOf)}
      busy={isLoading}
      onSearch={search}
      placeholder="Name or company"
      none="No match."
    />
  )
}

const choiceOf = ({ id, name, memberRole, removed, companyName }: AuditPerson) => ({
  id,
  label: name,
  sub: `${removed ? 'Removed' : memberLabel[memberRole]} · ${companyName}`,
})
