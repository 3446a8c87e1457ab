import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { quotations } from '../../../contract/trade/quotations'
import { money } from '../../../terms/format'
import { bidderLetter } from '../../../rules/trade/bidder-letter'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { assertPending, lockQuotation } from './lock-quotation'
import { aboutQuotation, findQuotation, toQuotation, type QuotationRow } from './quotation'
import { noCounter } from './withdraw-quotation'

/** How often a customer asks for less on one quotation. */
const COUNTERS_MAX = 3

/** A customer asks for a lower price than it was quoted. */
export const counterQuotation = command(
  'quotation.counter',
  async (scope, { id, price, note }: Input<typeof quotations.counter>) => {
    const { viewer, tx, emit } = scope
    const before = await lockQuotation(scope, id)
    assertCounterable(before)
    if (price >= before.price) throw invalid('price', `Ask for less than ${money(before.price)}`)
    if (note) assertNoContact('note', note, await partiesOf(scope, [viewer.id, before.supplierId]))
    const asked = { counterPrice: price, counterNote: note ?? null, counterAt: actTime() }
    await tx.quotation.update({ where: { id }, data: { ...asked, counters: before.counters + 1 } })
    emit('quotation.countered', { ...aboutQuotation(before), asked: price, note })
    return toQuotation(await findQuotation(scope, id), viewer)
  },
)

/** A supplier declines the price that the customer asks for; its quotation stands. */
export const declineCounter = command(
  'quotation.declineCounter',
  async (scope, { id, note }: Input<typeof quotations.declineCounter>) => {
    const { viewer, tx, emit } = scope
    const before = await lockQuotation(scope, id)
    assertPending(before)
    if (!before.counter) throw new Problem('conflict', 'There is no counter offer to answer')
    if (note) assertNoContact('note', note, await partiesOf(scope, [viewer.id, before.customerId]))
    await tx.quotation.update({ where: { id }, data: noCounter })
    emit('quotation.counterDeclined', { ...aboutQuotation(before), asked: before.counter.price, note })
    return toQuotation(await findQuotation(scope, id), viewer)
  },
)

/** While it could be accepted, and nothing is asked already. */
function assertCounterable(quotation: QuotationRow) {
  assertPending(quotation)
  const { needsConfirmation, inquiryRevision, expired, counter, counters } = quotation
  // Its customer has read all prices: a counter could name the price of another supplier.
  if (quotation.sealed) throw new Problem('conflict', 'The prices were sealed: they can’t be negotiated.')
  if (needsConfirmation)
    throw new Problem(
      'conflict',
      `Its supplier must confirm this quotation for revision ${bidderLetter(inquiryRevision)} first.`,
    )
  if (expired) throw new Problem('conflict', 'This price has expired. Ask for a new one.')
  if (counter) throw new Problem('conflict', `You have asked for ${money(counter.price)}. Wait for the answer.`)
  if (counters >= COUNTERS_MAX)
    throw new Problem('conflict', 'You have asked three times. Accept, reject, or wait for a new version.')
}
