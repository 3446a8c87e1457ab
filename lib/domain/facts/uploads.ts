import { sql } from '../../infra/db/db'

/** Condition: files belong to nothing yet. An index has it. */
export const isUnattached = sql`num_nonnulls(inquiry_id, work_order_id, message_id, quotation_id, receipt_id, purchase_order_of, company_document_id, bill_id, rfq_id) = 0`

/** The same for Prisma. */
export const unattached = {
  inquiryId: null,
  workOrderId: null,
  messageId: null,
  quotationId: null,
  receiptId: null,
  purchaseOrderOf: null,
  companyDocumentId: null,
  billId: null,
  rfqId: null,
} as const
