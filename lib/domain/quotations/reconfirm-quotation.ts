import type { Input } from '../../contract/core/endpoint'
import { Problem } from '../../contract/core/problem'
import type { quotations } from '../../contract/quotations'
import { sql } from '../../infra/db/db'
import { count } from '../../rules/format'
import { command, type WriteScope } from '../core/verb'
import { assertCurrent } from './for-revision'
import { lockQuotation } from './lock-quotation'
import { aboutQuotation, findQuotation, toQuotation, type QuotationRow } from './quotation'

/** A supplier's terms stand for the current revision of the inquiry, too. Idempotent. */
export const reconfirmQuotation = command(
  'quotation.reconfirm',
  async (scope, { id, revision }: Input<typeof quotations.reconfirm>) => {
    const { viewer, tx, emit } = scope
    const before = await lockQuotation(scope, id)
    if (before.status !== 'pending' && before.status !== 'sent')
      throw new Problem('conflict', `This quotation is already ${before.status}`)
    assertCurrent(before.inquiryRevision, revision)
    if (!before.needsConfirmation) return toQuotation(before, viewer)
    const quantity = await quantityAt(scope, before)
    if (quantity !== before.quantity)
      throw new Problem(
        'conflict',
        `The quantity changed from ${count(quantity)} to ${count(before.quantity)}: revise the price.`,
      )

    await tx.quotation.update({ where: { id }, data: { revision } })
    const after = await findQuotation(scope, id)
    emit('quotation.reconfirmed', { ...aboutQuotation(after), revision })
    return toQuotation(after, viewer)
  },
)

/** The quantity of the revision that the quotation is for. */
async function quantityAt({ rows }: WriteScope, { inquiryId, revision }: QuotationRow): Promise<number> {
  const [kept] = await rows<{ quantity: number }>(sql`
    SELECT (content->>'quantity')::int AS quantity FROM inquiry_revisions
    WHERE inquiry_id = ${inquiryId} AND number = ${revision}`)
  return kept!.quantity
}
