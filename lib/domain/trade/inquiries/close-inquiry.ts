import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { inquiries } from '../../../contract/trade/inquiries'
import { inquiryEnded, openToQuoting } from '../../../rules/trade/flows/inquiry-flow'
import { command, type WriteScope } from '../../core/verb'
import { rejectQuotations } from '../quotations/reject-quotations'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { assertOwnDeadline } from './deadline'
import { aboutInquiry, findInquiry, toInquiry, type InquiryRow } from './inquiry'
import { lockInquiry } from './lock-inquiry'
import { assertNotOpenedEarly } from './sealed-prices'
import { sidesOf } from './sides-of'

/** A customer stops quoting on its inquiry and decides among what came, or cancels it. */
export const closeInquiry = command('inquiry.close', async (scope, { id, as, note }: Input<typeof inquiries.close>) => {
  const { viewer, tx, emit } = scope
  const asked = await findInquiry(scope, id)
  if (as === 'quoted') assertOwnDeadline(asked)
  await lockInquiry(scope, id)
  const before = await findInquiry(scope, id)
  if (inquiryEnded.includes(before.status)) throw new Problem('conflict', `The inquiry is already ${before.status}`)
  await (as === 'quoted' ? assertStoppable(scope, before) : assertCancellable(scope, before))
  if (note) assertNoContact('note', note, await partiesOf(scope, await sidesOf(scope, before)))

  const data = as === 'quoted' ? { status: 'quoted' as const } : { status: 'rejected' as const, cancelled: true }
  await tx.inquiry.update({ where: { id }, data })
  emit('inquiry.statusChanged', { ...aboutInquiry(before), from: before.status, to: data.status, note })
  if (as === 'cancelled') await rejectQuotations(scope, id)
  return toInquiry(await findInquiry(scope, id), viewer)
})

async function assertStoppable(scope: WriteScope, inquiry: InquiryRow) {
  if (!openToQuoting.includes(inquiry.status)) throw new Problem('conflict', 'Quoting is closed already')
  await assertNotOpenedEarly(scope, inquiry)
  const waiting = { inquiryId: inquiry.id, status: { in: ['pending', 'sent'] as ('pending' | 'sent')[] } }
  if (!(await scope.tx.quotation.count({ where: waiting })))
    throw new Problem('conflict', 'There is no open quotation yet')
}

/** 409 for an inquiry that has a work order. */
export async function assertCancellable({ tx }: WriteScope, { id }: Pick<InquiryRow, 'id'>) {
  if (await tx.workOrder.findFirst({ where: { inquiryId: id }, select: { id: true } }))
    throw new Problem('conflict', 'This inquiry has a work order. Ask an admin.')
}
