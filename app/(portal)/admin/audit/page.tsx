import { AuditLog } from '@/components/desk/audit/AuditLog'
import { auditQuery, chosenCompanyQuery, chosenPersonQuery } from '@/components/desk/audit/query'
import { audit } from '@/lib/contract/desk/audit'
import { getAuditEntry } from '@/lib/domain/desk/audit/get-audit-entry'
import { listActors } from '@/lib/domain/desk/audit/list-actors'
import { listAudit } from '@/lib/domain/desk/audit/list-audit'
import { listAuditPeople } from '@/lib/domain/desk/audit/list-people'
import { views } from '@/lib/contract/desk/views'
import { listViews } from '@/lib/domain/desk/views/list-views'
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
