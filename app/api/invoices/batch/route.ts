import { invoices } from '@/lib/contract'
import { issueInvoices } from '@/lib/domain/money/tax-documents/issue-invoices'
import { handle } from '@/lib/http/handler/handle'
import { drawsOfBatch } from '@/lib/http/handler/spend'

export const POST = handle(invoices.batch, issueInvoices, { draws: drawsOfBatch })
