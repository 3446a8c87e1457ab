import { dossiers } from '@/lib/contract'
import { downloadDossier } from '@/lib/domain/orders/papers/dossier-pdf'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(dossiers.pdf, downloadDossier)
