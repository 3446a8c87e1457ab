import { lockInquiry } from '../inquiries/lock-inquiry'
import type { WriteScope } from '../core/verb'
import { findQuotation } from './quotation'

/** A quotation with the lock of its inquiry: what is decided and revised there happens one after the other. 404 for others. */
export async function lockQuotation(scope: WriteScope, id: number) {
  const { inquiryId } = await findQuotation(scope, id)
  await lockInquiry(scope, inquiryId)
  return findQuotation(scope, id)
}
