import { invoices } from '@/lib/contract'
import { issueInvoice } from '@/lib/domain/money/tax-documents/issue-invoice'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(invoices.issue, issueInvoice)
