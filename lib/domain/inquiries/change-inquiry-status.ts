import type { Input } from '../../contract/core/endpoint'
import type { inquiries } from '../../contract/inquiries'
import { Problem } from '../../contract/core/problem'
import { inquiryFlow } from '../../rules/inquiry-flow'
import { rejectQuotations } from '../quotations/reject-quotations'
import { command } from '../core/verb'
import { findInquiry, toInquiry } from './inquiry'

/** An admin takes an inquiry up, closes quoting, or declines it; declining rejects the quotations that are still open. */
export const changeInquiryStatus = command(
  'inquiry.changeStatus',
  async (scope, { id, status, note }: Input<typeof inquiries.changeStatus>) => {
    const { viewer, tx, emit } = scope
    const before = await findInquiry(scope, id)
    inquiryFlow.assertMove(before.status, status, viewer)

    const moved = await tx.inquiry.updateMany({ where: { id, status: before.status }, data: { status } })
    if (!moved.count) throw new Problem('conflict', 'Someone else has just changed this inquiry')

    const { projectName, customerId } = before
    emit('inquiry.statusChanged', {
      inquiryId: id,
      projectName,
      customerId,
      from: before.status,
      to: status,
      note,
    })
    if (status === 'rejected') await rejectQuotations(scope, id)
    return toInquiry({ ...before, status }, viewer)
  },
)
