import { Problem } from '../../../contract/core/problem'
import { bidderLetter } from '../../../rules/trade/bidder-letter'
import { quotationFlow } from '../../../rules/trade/flows/quotation-flow'
import { areSuspended } from '../../people/accounts/suspension'
import type { WriteScope } from '../../core/verb'
import { voidAwardsOf } from '../approval-requests/void-approvals'
import { attachPoFile } from './po-file'
import { aboutQuotation, type QuotationRow } from './quotation'
import { settleInquiry } from './settle-inquiry'
import { isOver } from './validity'
import { noCounter } from './withdraw-quotation'

type Wanted = { poNumber?: string | null; poFileId?: number | null }

/**
 * The acceptance of a locked quotation. It settles the inquiry: every other open quotation on it is rejected. With other lines of
 * its request people are told together.
 */
export async function acceptQuotation(
  scope: WriteScope,
  quotation: QuotationRow,
  { poNumber, poFileId }: Wanted,
  withRequest: { withRequest?: true } = {},
) {
  const { id, status: from } = quotation
  await scope.tx.quotation.update({ where: { id }, data: { status: 'accepted', ...noCounter, poNumber } })
  if (poFileId) await attachPoFile(scope, id, poFileId, poNumber)
  scope.emit('quotation.accepted', { ...aboutQuotation(quotation), from, to: 'accepted', ...withRequest })
  await voidAwardsOf(scope, id)
  await settleInquiry(scope, quotation, 'accepted', withRequest)
}

/** 409 for a locked quotation that can't be accepted as it is, or is of another version than the one that was looked at. */
export async function assertAcceptable(scope: WriteScope, quotation: QuotationRow, version: number | null | undefined) {
  quotationFlow.assertMove(quotation.status, 'accepted', scope.viewer)
  const { validUntil, inquiryStatus, revision, inquiryRevision } = quotation
  if (validUntil && isOver(validUntil))
    throw new Problem('conflict', 'This price has expired and can no longer be accepted')
  if (inquiryStatus === 'accepted' || inquiryStatus === 'rejected')
    throw new Problem('conflict', `The inquiry is already ${inquiryStatus}`)
  if (quotation.needsConfirmation)
    throw new Problem(
      'conflict',
      `The inquiry is at revision ${bidderLetter(inquiryRevision)}. This quotation is for revision ${bidderLetter(revision)}: its supplier must confirm it first.`,
    )
  if (version && version !== quotation.version)
    throw new Problem('conflict', `This quotation has just become v${quotation.version}. Look at it before you accept.`)
  // It says neither which of the two, nor why.
  if (await areSuspended(scope, [quotation.customerId, quotation.supplierId]))
    throw new Problem('conflict', 'This quotation is not available at the moment')
}
