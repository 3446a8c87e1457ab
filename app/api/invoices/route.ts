import { invoices } from '@/lib/contract'
import { listInvoices } from '@/lib/domain/money/tax-documents/list-invoices'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(invoices.list, listInvoices)
