import { AuditLog } from '@/components/audit/AuditLog'
import { auditQuery, chosenCompanyQuery, chosenPersonQuery } from '@/components/audit/query'
import { audit } from '@/lib/contract/audit'
import { getAuditEntry } from '@/lib/domain/audit/get-audit-entry'
import { listActors } from '@/lib/domain/audit/list-actors'
import { listAudit } from '@/lib/domain/audit/list-audit'
import { listAuditPeople } from '@/lib/domain/audit/list-people'
import { views } from '@/lib/contract/views'
import { listViews } from '@/lib/domain/views/list-views'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Audit log' }

export default page(async ({ address, load }) => {
  const [company, person] = [chosenCompanyQuery(address), chosenPersonQuery(address)]
  await Promise.all([
    load(views.list, listViews, { list: 'audit' }),
    load(audit.list, listAudit, auditQuery(address)),
    load(audit.actors, listActors, {}),
    load(audit.people, listAuditPeople, {}),
    company && load(audit.actors, listActors, company),
    person && load(audit.people, listAuditPeople, person),
    // A link to an unknown entry still shows the log; the drawer has the error.
    address.id && load(audit.get, getAuditEntry, { id: address.id }).catch(() => null),
  ])
  return <AuditLog />
})
