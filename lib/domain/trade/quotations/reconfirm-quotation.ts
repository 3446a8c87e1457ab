import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { quotations } from '../../../contract/trade/quotations'
import { count } from '../../../terms/format'
import { priceAt } from '../../../rules/trade/pricing'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { voidApprovals } from '../approval-requests/void-approvals'
import { assertCurrent } from './for-revision'
import type { Content } from '../revisions/revision'
import { keepVersion } from './keep-version'
import { assertWaits, lockQuotation } from './lock-quotation'
import { aboutQuotation, findQuotation, LARGEST_PRICE, toQuotation, type QuotationRow } from './quotation'

/**
 * A supplier's terms stand for the current revision of the inquiry, too. For another quantity its prices by quantity give
 * the price of the next version; without them 409. Idempotent.
 */
export const reconfirmQuotation = command(
  'quotation.reconfirm',
  async (scope, { id, revision }: Input<typeof quotations.reconfirm>) => {
    const { viewer, tx, emit } = scope
    const before = await lockQuotation(scope, id)
    assertWaits(before)
    assertCurrent(before.inquiryRevision, revision)
    if (!before.needsConfirmation) return toQuotation(before, viewer)
    const price = await priceFor(scope, before)
    if (price !== before.price) {
      await keepVersion(scope, before)
      const data = { price, version: before.version + 1, writtenAt: actTime() }
      await tx.quotation.update({ where: { id }, data })
    }
    await tx.quotation.update({ where: { id }, data: { revision } })
    const after = await findQuotation(scope, id)
    emit('quotation.reconfirmed', { ...aboutQuotation(after), revision, version: after.version })
    await voidApprovals(scope, [id], 'version')
    return toQuotation(after, viewer)
  },
)

/** The price for the inquiry's present quantity: as quoted where the quantity is the same. */
async function priceFor(scope: WriteScope, quotation: QuotationRow): Promise<number> {
  const { quantity, breaks } = quotation
  const quoted = await quantityAt(scope, quotation)
  if (quoted === quantity) return quotation.price
  const price = breaks && priceAt(breaks, quantity, quotation)
  if (price && price <= LARGEST_PRICE) return price
  throw new Problem('conflict', `The quantity changed from ${count(quoted)} to ${count(quantity)}: revise the price.`)
}

/** The quantity of the revision that the quotation is for. */
async function quantityAt({ tx }: WriteScope, { inquiryId, revision }: QuotationRow): Promise<number> {
  const where = { inquiryId_number: { inquiryId, number: revision } }
  const { content } = await tx.inquiryRevision.findUniqueOrThrow({ where })
  return (content as unknown as Content).quantity
}
