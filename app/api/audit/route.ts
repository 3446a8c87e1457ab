import { audit } from '@/lib/contract'
import { listAudit } from '@/lib/domain/desk/audit/list-audit'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(audit.list, listAudit)
