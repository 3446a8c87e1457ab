import { audit } from '@/lib/contract'
import { getAuditEntry } from '@/lib/domain/desk/audit/get-audit-entry'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(audit.get, getAuditEntry)
