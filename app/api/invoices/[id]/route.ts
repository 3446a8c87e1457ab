import { invoices } from '@/lib/contract'
import { getInvoice } from '@/lib/domain/money/tax-documents/get-invoice'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(invoices.get, getInvoice)
