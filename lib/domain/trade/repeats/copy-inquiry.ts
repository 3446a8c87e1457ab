import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { inquiries } from '../../../contract/trade/inquiries'
import { RFQ_LINES_ALL } from '../../../contract/trade/rfqs'
import { count } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { sql } from '../../../infra/db/db'
import { present } from '../../core/db-clock'
import { actTime } from '../../core/event-clock'
import { commandOnce, type WriteScope } from '../../core/verb'
import { aboutSubmitted, createInquiry } from '../inquiries/create-inquiry'
import { findInquiry, toInquiry, type InquiryRow } from '../inquiries/inquiry'
import { lockInquiry } from '../inquiries/lock-inquiry'
import { lockRfq } from '../rfqs/lock-rfq'
import { assertRevisable, writeRevision } from '../revisions/revise-inquiry'
import { copyFiles, samePartsAs } from './same-parts'

/**
 * A customer submits an inquiry again, with its current files. With `split` a part of the quantity becomes the other
 * inquiry, and this one is revised to the rest: each share is quoted at its own quantity.
 */
export const copyInquiry = commandOnce(
  'inquiry.copy',
  async (scope, { id, quantity, targetDate, split }: Input<typeof inquiries.copy>) => {
    const { emit } = scope
    const { rfqId } = await findInquiry(scope, id)
    if (split && rfqId) await lockRfq(scope, rfqId)
    await lockInquiry(scope, id)
    const from = await findInquiry(scope, id)
    if (split) {
      await assertRevisable(scope, from)
      if (!quantity || quantity >= from.quantity)
        throw invalid('quantity', `Enter fewer than ${count(from.quantity)} pieces`)
    }
    const same = await samePartsAs(scope, from)
    const changed = { ...(quantity && { quantity }), ...(targetDate && { targetDate }) }
    const quoting = split ? { ...sealedAs(from), ...(await lineOfSame(scope, from)) } : {}
    const copy = await createInquiry(scope, { ...same, ...changed, ...quoting }, (to) => copyFiles(scope, id, to))
    emit('inquiry.submitted', aboutSubmitted(copy))
    if (split && quantity) {
      const note = `${count(quantity)} of ${count(from.quantity)} pcs are ${displayId('inquiry', copy.id)} now.`
      await writeRevision(scope, from, { quantity: from.quantity - quantity }, {}, note)
    }
    return copy.id
  },
  async (scope, id) => toInquiry(await findInquiry(scope, id), scope.viewer),
)

/** A share of a sealed inquiry is sealed until the same deadline: quoted openly, it would tell the prices of the rest. */
function sealedAs({ pricesSealed, quoteBy }: InquiryRow) {
  if (!pricesSealed) return {}
  if (Date.parse(quoteBy!) <= actTime().getTime())
    throw new Problem('conflict', 'Quoting has closed. Move the deadline first.')
  return { sealed: true, quoteBy }
}

/** A share of a line is another line of its request, with the deadline of all. */
async function lineOfSame({ rows }: WriteScope, { id, rfqId, quoteBy, sealed }: InquiryRow) {
  if (!rfqId) return {}
  const [next] = await rows<{ lineNo: number; late: boolean }>(sql`
    SELECT max(i.line_no) + 1 AS "lineNo", coalesce(${quoteBy}::timestamptz, 'infinity') <= ${present()} AS late
    FROM inquiries i WHERE i.rfq_id = ${rfqId}`)
  if (next!.late)
    throw new Problem('conflict', `Quoting on ${displayId('rfq', rfqId)} has closed: move its deadline first`)
  if (next!.lineNo > RFQ_LINES_ALL) throw new Problem('conflict', `A request has at most ${RFQ_LINES_ALL} lines`)
  return { rfqId, lineNo: next!.lineNo, splitOf: id, quoteBy, sealed }
}
