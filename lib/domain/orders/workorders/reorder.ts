import type { Input } from '../../../contract/core/endpoint'
import { TEXT_MAX } from '../../../contract/core/fields'
import { invalid, Problem } from '../../../contract/core/problem'
import type { workorders } from '../../../contract/orders/workorders'
import { actTime } from '../../core/event-clock'
import { commandOnce, type WriteScope } from '../../core/verb'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { findWorkorder } from './workorder'
import { aboutSubmitted, createInquiry } from '../../trade/inquiries/create-inquiry'
import { findInquiry, toInquiry } from '../../trade/inquiries/inquiry'
import { copyFiles, samePartsAs } from '../../trade/repeats/same-parts'
import { sql } from '../../../infra/db/db'

/** How long the supplier of the first order sees the repeat alone (ms). */
const ALONE = 3 * 86_400_000

/**
 * A customer orders a part again: an inquiry with the files of before, which the supplier of the order sees alone for three
 * days. One that can't quote at the moment is passed over: then all see it at once.
 */
export const reorder = commandOnce(
  'workorder.reorder',
  async (scope, { id, quantity, targetDate, note }: Input<typeof workorders.reorder>) => {
    const { viewer, rows, tx, emit } = scope
    const order = await findWorkorder(scope, id)
    if (order.status !== 'completed') throw new Problem('conflict', 'Only a completed order can be ordered again')
    if (!order.inquiryId) throw new Problem('conflict', 'This order has no inquiry to repeat')
    const { supplierId } = order
    if (note) assertNoContact('note', note, await partiesOf(scope, [viewer.id, supplierId]))
    const from = await findInquiry(scope, order.inquiryId)
    const same = await samePartsAs(scope, from)
    const specialRequirements = [same.specialRequirements, note].filter(Boolean).join('\n') || null
    if ((specialRequirements ?? '').length > TEXT_MAX)
      throw invalid('note', 'With the special requirements of the inquiry this note is too long')
    const isAlone = viewer.verified && !viewer.recheck && (await canQuote(scope, supplierId))
    const inquiry = await createInquiry(
      scope,
      {
        ...same,
        specialRequirements,
        quantity,
        targetDate: targetDate ?? same.targetDate,
        repeatOf: id,
        ...(isAlone && { invitedOnly: true, openFrom: new Date(actTime().getTime() + ALONE) }),
      },
      (to) => copyFiles(scope, from.id, to),
    )
    if (isAlone) {
      await rows(sql`SELECT add_bidder(${inquiry.id}::int, ${supplierId}::int)`)
      await tx.invitation.create({ data: { inquiryId: inquiry.id, supplierId, invitedAt: actTime() } })
    }
    const repeat = isAlone ? { supplierId, workorderId: id } : undefined
    emit('inquiry.submitted', { ...aboutSubmitted(inquiry), ...(repeat && { repeat }) })
    return inquiry.id
  },
  async (scope, id) => toInquiry(await findInquiry(scope, id), scope.viewer),
)

async function canQuote({ tx }: WriteScope, supplierId: number) {
  const can = { id: supplierId, verified: true, recheck: false, suspendedAt: null }
  return (await tx.user.count({ where: can })) > 0
}
