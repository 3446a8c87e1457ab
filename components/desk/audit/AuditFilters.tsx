'use client'

import { daySpans } from '@/components/ui/data/day-spans'
import { FilterDates } from '@/components/ui/filters/FilterDates'
import { FilterFold } from '@/components/ui/filters/FilterFold'
import { FilterSelect } from '@/components/ui/filters/Filters'
import { useNow } from '@/components/ui/hooks/useNow'
import { useMay } from '@/lib/client/viewer'
import type { AuditActor, AuditPerson } from '@/lib/contract/desk/audit'
import { actToRead } from '@/lib/rules/audit-readers'
import { CompanyFilter } from './CompanyFilter'
import { anyKind, byOptions, kindGroups } from './labels'
import { PersonFilter } from './PersonFilter'
import { auditFilters } from './query'

type Props = {
  address: Record<string, string | undefined>
  company: AuditActor | undefined
  person: AuditPerson | undefined
  /** How many filters are set. */
  inForce: number
}

/** The filters of the log: whose acts, of which kind, and when. */
export function AuditFilters({ address, company, person, inForce }: Props) {
  const may = useMay()
  const now = useNow()
  const { actor, member, from, to } = auditFilters(address)
  const groups = kindGroups.filter(({ group }) => {
    const act = actToRead(group)
    return !act || may(act)
  })
  return (
    <FilterFold inForce={inForce}>
      {!actor && !member && <FilterSelect label="By" param="by" options={byOptions} />}
      <FilterSelect label="What" param="kind" options={anyKind} groups={groups} />
      <CompanyFilter chosen={company} />
      <PersonFilter chosen={person} />
      <FilterDates label="When" from={from} to={to} spans={daySpans(now)} />
    </FilterFold>
  )
}
