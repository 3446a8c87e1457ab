import { audit } from '@/lib/contract'
import { exportAudit } from '@/lib/domain/desk/audit/export-audit'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(audit.export, exportAudit)
