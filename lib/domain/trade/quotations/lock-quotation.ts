import { Problem } from '../../../contract/core/problem'
import type { QuotationStatus } from '../../../contract/trade/quotations'
import { lockInquiry } from '../inquiries/lock-inquiry'
import type { WriteScope } from '../../core/verb'
import { findQuotation, type QuotationRow } from './quotation'

/** A quotation with the lock of its inquiry: what is decided and revised there happens one after the other. 404 for others. */
export async function lockQuotation(scope: WriteScope, id: number) {
  const { inquiryId } = await findQuotation(scope, id)
  await lockInquiry(scope, inquiryId)
  return findQuotation(scope, id)
}

/** 409 for one that doesn't wait for an answer any more. */
export function assertWaits({ status }: QuotationRow) {
  if (status !== 'pending' && status !== 'sent') throw new Problem('conflict', `This quotation is already ${status}`)
}

/** What a customer reads whose answer comes after another one. */
const tooLate: Record<Exclude<QuotationStatus, 'pending'>, string> = {
  accepted: 'You’ve already accepted this quotation.',
  rejected: 'This quotation is already rejected.',
  sent: 'We sent you this quotation by email or phone. Please answer it there.',
}

/** 409 for one that the customer can't accept or reject here any more. */
export function assertAnswerable({ status }: QuotationRow) {
  if (status !== 'pending') throw new Problem('conflict', tooLate[status])
}

/** 409 for one that the customer can't answer here any more. */
export function assertPending({ status }: QuotationRow) {
  if (status === 'pending') return
  const is = status === 'sent' ? 'sent to the customer' : `already ${status}`
  throw new Problem('conflict', `This quotation is ${is}`)
}
