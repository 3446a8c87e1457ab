import { invoices } from '@/lib/contract'
import { listCustomersToInvoice } from '@/lib/domain/money/tax-documents/list-customers-to-invoice'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(invoices.toIssue, listCustomersToInvoice)
