import { audit } from '@/lib/contract'
import { listAuditPeople } from '@/lib/domain/desk/audit/list-people'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(audit.people, listAuditPeople)
