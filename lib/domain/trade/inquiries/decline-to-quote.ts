import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { inquiries } from '../../../contract/trade/inquiries'
import { sql } from '../../../infra/db/db'
import { inquiryEnded } from '../../../rules/trade/flows/inquiry-flow'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { aboutInquiry, findInquiry, toInquiry, type InquiryRow } from './inquiry'
import { openToAll } from '../repeats/open-to-all'
import { lockInquiry } from './lock-inquiry'

/** A supplier says that it will not quote, and why. A question or a quotation of it takes that back. */
export const declineToQuote = command(
  'inquiry.decline',
  async (scope, { id, ...why }: Input<typeof inquiries.decline>) => {
    await lockInquiry(scope, id)
    await declineInquiry(scope, await findInquiry(scope, id), why)
    return toInquiry(await findInquiry(scope, id), scope.viewer)
  },
)

/** Declines an inquiry that is locked, with or without other lines of its request. */
export async function declineInquiry(
  scope: WriteScope,
  inquiry: InquiryRow,
  { reason, note }: Omit<Input<typeof inquiries.decline>, 'id'>,
  withRequest: { withRequest?: true } = {},
) {
  const { viewer, tx, rows, emit } = scope
  const { id } = inquiry
  if (inquiryEnded.includes(inquiry.statusRead)) throw new Problem('conflict', 'This inquiry is closed')
  const own = { inquiryId: id, supplierId: viewer.id }
  if (await tx.quotation.findFirst({ where: { ...own, status: { in: ['pending', 'sent'] } } }))
    throw new Problem('conflict', 'Withdraw your quotation instead')
  if (note) assertNoContact('note', note, await partiesOf(scope, [viewer.id, inquiry.customerId]))
  const was = await tx.bidder.findFirst({ where: own, select: { declinedAt: true } })

  await rows(sql`SELECT add_bidder(${id}::int, ${viewer.id}::int)`)
  const data = { declinedAt: was?.declinedAt ?? actTime(), declineReason: reason, declineNote: note ?? null }
  await tx.bidder.updateMany({ where: own, data })
  const about = { ...aboutInquiry(inquiry), supplierId: viewer.id, reason, ...withRequest }
  if (!was?.declinedAt) emit('inquiry.quotingDeclined', about)
  // It had the repeat for itself.
  for (const opened of inquiry.invitedOnly ? await openToAll(rows, id) : []) emit('inquiry.opened', opened)
}
