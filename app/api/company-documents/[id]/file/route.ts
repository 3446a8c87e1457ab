import { companyDocuments } from '@/lib/contract'
import { downloadCompanyDocument } from '@/lib/domain/trade/company-documents/download-company-document'
import { handleDownload } from '@/lib/http/handler/download'

export const GET = handleDownload(companyDocuments.file, downloadCompanyDocument)
