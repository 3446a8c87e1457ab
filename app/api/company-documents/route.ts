import { companyDocuments } from '@/lib/contract'
import { addCompanyDocument } from '@/lib/domain/trade/company-documents/add-company-document'
import { listCompanyDocuments } from '@/lib/domain/trade/company-documents/list-company-documents'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(companyDocuments.list, listCompanyDocuments)
export const POST = handle(companyDocuments.add, addCompanyDocument)
