'use client'

import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { useApi } from '@/lib/client/api'
import { auditList } from './audit-list'
import { EntryDrawer } from './EntryDrawer'
import { filtersIn } from './labels'
import { chosenCompanyQuery, chosenPersonQuery } from './query'
import { useAuditFilters } from './useAuditFilters'

/** An admin finds out here who did what, and when: the sentence first, who and when beside it. */
export function AuditLog() {
  const read = useList(auditList)
  const { address } = read
  const { data: companies } = useApi('GET /api/audit/actors', chosenCompanyQuery(address))
  const { data: people } = useApi('GET /api/audit/people', chosenPersonQuery(address))
  const company = companies?.find(({ id }) => String(id) === address.actor)
  const person = people?.find(({ id }) => String(id) === address.member)
  const list = { ...read, narrowed: filtersIn(address, { company, person }) }
  return (
    <ListScreen list={list} more={useAuditFilters(address, company, person)}>
      <EntryDrawer rows={list.rows} />
    </ListScreen>
  )
}
