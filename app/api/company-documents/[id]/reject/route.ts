import { companyDocuments } from '@/lib/contract'
import { rejectCompanyDocument } from '@/lib/domain/trade/company-documents/decide-company-document'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(companyDocuments.reject, rejectCompanyDocument)
