import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { quotations, QuotationStatus } from '../../../contract/trade/quotations'
import { aboveLimit } from '../../../rules/people/approval-limit'
import { maskedCopies } from '../../../rules/files/masked-texts'
import { bidderLetter } from '../../../rules/trade/bidder-letter'
import { quotationFlow } from '../../../rules/trade/flows/quotation-flow'
import { areSuspended } from '../../people/accounts/suspension'
import { command, type WriteScope } from '../../core/verb'
import { lockQuotation } from './lock-quotation'
import { attachPoFile } from './po-file'
import { aboutQuotation, findQuotation, toQuotation, type QuotationRow } from './quotation'
import { rejectQuotations } from './reject-quotations'
import { isOver } from './validity'
import { noCounter } from './withdraw-quotation'

/**
 * The customer accepts or rejects a pending quotation; the admin marks one as sent and records the answer to it.
 * An acceptance settles the inquiry: every other open quotation on it is rejected. Above the own limit it is 403.
 */
export const changeQuotationStatus = command(
  'quotation.changeStatus',
  async (scope, { id, status: to, poNumber, poFileId, version }: Input<typeof quotations.changeStatus>) => {
    const { viewer, tx, emit } = scope
    if (viewer.role === 'customer' && to === 'sent') throw invalid('status', 'Accept or reject the quotation')
    const before = await lockQuotation(scope, id)
    const from = before.status
    if (viewer.role === 'customer' && from !== 'pending') throw new Problem('conflict', tooLate[from])
    quotationFlow.assertMove(from, to, viewer)
    if (to === 'accepted') {
      assertAcceptable(before, version)
      // It says neither which of the two, nor why.
      if (await areSuspended(scope, [before.customerId, before.supplierId]))
        throw new Problem('conflict', 'This quotation is not available at the moment')
      const above = aboveLimit(viewer.member, before.price)
      if (above) throw new Problem('forbidden', above)
    }

    await tx.quotation.update({
      where: { id },
      data: {
        status: to,
        ...noCounter,
        ...(to === 'accepted' && { poNumber }),
        ...(to === 'rejected' && { outcome: 'declined' }),
      },
    })
    if (to === 'accepted' && poFileId) await attachPoFile(scope, id, poFileId, poNumber)
    const about = aboutQuotation(before)
    if (to === 'sent') emit('quotation.sent', { ...about, from, to })
    if (to === 'accepted') emit('quotation.accepted', { ...about, from, to })
    if (to === 'rejected') emit('quotation.rejected', { ...about, from, to, following: false })
    if (to !== 'sent') await settle(scope, before, to)
    return toQuotation(await findQuotation(scope, id), viewer)
  },
)

/** What a customer reads whose answer comes after another one. */
const tooLate: Record<Exclude<QuotationStatus, 'pending'>, string> = {
  accepted: 'You’ve already accepted this quotation.',
  rejected: 'This quotation is already rejected.',
  sent: 'We sent you this quotation by email or phone. Please answer it there.',
}

function assertAcceptable(quotation: QuotationRow, version: number | null | undefined) {
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
}

/** The inquiry's next status: accepted with an acceptance; rejected when quoting is closed and no quotation is open. */
async function settle(
  scope: WriteScope,
  { id, inquiryId, inquiryStatus: from, projectName, customerId, inquiryMasked }: QuotationRow,
  answer: 'accepted' | 'rejected',
) {
  const { tx, emit } = scope
  if (answer === 'accepted') await rejectQuotations(scope, inquiryId, id)
  else {
    const open = await tx.quotation.count({ where: { inquiryId, status: { in: ['pending', 'sent'] } } })
    if (from !== 'quoted' || open > 0) return
  }
  await tx.inquiry.update({ where: { id: inquiryId }, data: { status: answer } })
  const about = { inquiryId, projectName, customerId, ...maskedCopies(inquiryMasked) }
  emit('inquiry.statusChanged', { ...about, from, to: answer })
}
