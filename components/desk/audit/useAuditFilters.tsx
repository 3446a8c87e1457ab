'use client'

import { daySpans } from '@/components/ui/data/day-spans'
import type { FilterField } from '@/components/ui/filters/filter-field'
import { FilterDates } from '@/components/ui/filters/FilterDates'
import { FilterSelect } from '@/components/ui/filters/FilterSelect'
import { useNow } from '@/components/ui/hooks/useNow'
import type { Address } from '@/components/ui/screen/useList'
import { useMay } from '@/lib/client/viewer'
import type { AuditActor, AuditPerson } from '@/lib/contract/desk/audit'
import { actToRead } from '@/lib/rules/audit-readers'
import { CompanyFilter } from './CompanyFilter'
import { anyKind, byOptions, kindGroups } from './labels'
import { PersonFilter } from './PersonFilter'
import { auditFilters } from './query'

/** The filters of the log: whose acts, of which kind, and when. */
export function useAuditFilters(
  address: Address,
  company: AuditActor | undefined,
  person: AuditPerson | undefined,
): FilterField[] {
  const may = useMay()
  const now = useNow()
  const { actor, member, from, to } = auditFilters(address)
  const groups = kindGroups.filter(({ group }) => {
    const act = actToRead(group)
    return !act || may(act)
  })
  const by = { label: 'By', params: ['by'], control: <FilterSelect label="By" param="by" options={byOptions} /> }
  return [
    ...(actor || member ? [] : [by]),
    {
      label: 'What',
      params: ['kind'],
      control: <FilterSelect label="What" param="kind" options={anyKind} groups={groups} />,
    },
    { label: 'Company', params: ['actor'], asks: true, control: <CompanyFilter chosen={company} /> },
    { label: 'Person', params: ['member'], asks: true, control: <PersonFilter chosen={person} /> },
    {
      label: 'When',
      params: ['from', 'to'],
      control: <FilterDates label="When" from={from} to={to} spans={daySpans(now)} />,
    },
  ]
}
