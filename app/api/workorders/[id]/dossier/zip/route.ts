import { dossiers } from '@/lib/contract'
import { downloadDossierZip } from '@/lib/domain/orders/papers/dossier-zip'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(dossiers.zip, downloadDossierZip)
