import type { Input } from '../../../contract/core/endpoint'
import type { inquiries } from '../../../contract/trade/inquiries'
import { Problem } from '../../../contract/core/problem'
import { inquiryFlow } from '../../../rules/trade/flows/inquiry-flow'
import { maskedCopies } from '../../../rules/files/masked-texts'
import { rejectQuotations } from '../quotations/reject-quotations'
import { command } from '../../core/verb'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import { assertOwnDeadline } from './deadline'
import { aboutInquiry, findInquiry, toInquiry } from './inquiry'
import { lockInquiry } from './lock-inquiry'
import { assertNotOpenedEarly } from './sealed-prices'
import { sidesOf } from './sides-of'

/** An admin takes an inquiry up, closes quoting, or declines it; declining rejects the quotations that are still open. */
export const changeInquiryStatus = command(
  'inquiry.changeStatus',
  async (scope, { id, status, note }: Input<typeof inquiries.changeStatus>) => {
    const { viewer, tx, emit } = scope
    const asked = await findInquiry(scope, id)
    if (status === 'quoted') assertOwnDeadline(asked)
    await lockInquiry(scope, id)
    const before = await findInquiry(scope, id)
    if (before.status !== asked.status) throw new Problem('conflict', 'Someone else has just changed this inquiry')
    inquiryFlow.assertMove(before.status, status, viewer)
    if (status === 'quoted') await assertNotOpenedEarly(scope, before)
    await tx.inquiry.update({ where: { id }, data: { status } })

    const masked = await maskContactDetails(scope, {
      entityType: 'inquiry',
      entityId: id,
      readers: ['customer', 'supplier'],
      masked: before.masked,
      texts: { note: note ?? undefined },
      parties: note ? await sidesOf(scope, before) : [],
    })
    const about = {
      ...aboutInquiry(before),
      ...maskedCopies(before.masked, note ? { masked, field: 'note' } : undefined),
    }
    emit('inquiry.statusChanged', { ...about, from: before.status, to: status, note })
    if (status === 'rejected') await rejectQuotations(scope, id)
    return toInquiry(await findInquiry(scope, id), viewer)
  },
)
