import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { rfqs } from '../../../contract/trade/rfqs'
import { sql } from '../../../infra/db/db'
import { aboveLimit } from '../../../rules/people/approval-limit'
import { commandOfMany } from '../../core/verb'
import { approveByAccepting, approveByAwarding } from '../approval-requests/approve-by-accepting'
import { acceptedBefore, assertAllAcceptable, awardLines, chosenOf, sumOf } from './award-lines'
import { lockRfqWithLines } from './lock-rfq'
import { findRfq } from './rfq'

/**
 * A customer accepts quotations on several lines at once, as each singly: all, or none with every line that stands in the way. The
 * own limit counts them together, with what the person accepted of the request before.
 */
export const awardRfq = commandOfMany(
  'rfq.award',
  async (scope, { id, awards, poNumber }: Input<typeof rfqs.award>) => {
    await findRfq(scope, id)
    await lockRfqWithLines(scope, id)
    const chosen = await chosenOf(scope, id, awards)
    await assertAllAcceptable(scope, chosen, awards)
    const above = aboveLimit(scope.viewer.member, sumOf(chosen) + (await acceptedBefore(scope, id)))
    if (above) throw new Problem('approval_needed', above)
    const ids = chosen.map((quotation) => quotation.id)
    await approveByAwarding(scope, id, ids)
    for (const quotationId of ids) await approveByAccepting(scope, quotationId)
    await awardLines(scope, id, chosen, poNumber)
    return ids
  },
  async ({ rows }, ids) => {
    const accepted = await rows<{ inquiryId: number; quotationId: number; price: number }>(sql`
      SELECT q.inquiry_id AS "inquiryId", q.id AS "quotationId", q.price FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id
      WHERE q.id = ANY (${ids}::int[]) ORDER BY i.line_no`)
    return {
      accepted: accepted.map(({ inquiryId, quotationId }) => ({ inquiryId, quotationId })),
      price: sumOf(accepted),
    }
  },
)
