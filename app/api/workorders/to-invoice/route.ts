import { invoices } from '@/lib/contract'
import { listOrdersToInvoice } from '@/lib/domain/money/tax-documents/list-orders-to-invoice'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(invoices.toIssue, listOrdersToInvoice)
