import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { quotations } from '../../../contract/trade/quotations'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { assertPending, lockQuotation } from './lock-quotation'
import { aboutQuotation, findQuotation, toQuotation } from './quotation'

/** A customer asks again after this (ms). */
const AGAIN_AFTER = 3 * 86_400_000

/** A customer asks for a new price, once the quotation has expired. */
export const requestNewPrice = command(
  'quotation.requote',
  async (scope, { id, note }: Input<typeof quotations.requote>) => {
    const { viewer, tx, emit } = scope
    const before = await lockQuotation(scope, id)
    assertPending(before)
    if (!before.expired) throw new Problem('conflict', 'This price is still valid')
    const now = actTime()
    if (before.requoteAt && now.getTime() - Date.parse(before.requoteAt) < AGAIN_AFTER)
      throw new Problem('conflict', 'You have asked already. Ask again after three days.')
    // Words could name the price of another supplier.
    if (note && before.sealed) throw invalid('note', 'The prices were sealed: ask without a note')
    if (note) assertNoContact('note', note, await partiesOf(scope, [viewer.id, before.supplierId]))
    await tx.quotation.update({ where: { id }, data: { requoteAt: now } })
    emit('quotation.requoteAsked', { ...aboutQuotation(before), note })
    return toQuotation(await findQuotation(scope, id), viewer)
  },
)
