import type { Input } from '../../contract/core/endpoint'
import { Problem } from '../../contract/core/problem'
import type { quotations } from '../../contract/quotations'
import { openToQuoting } from '../../rules/flows/inquiry-flow'
import { areSuspended } from '../accounts/suspension'
import { actTime } from '../core/event-clock'
import { command } from '../core/verb'
import { guardTexts } from '../reviews/guard-texts'
import { assertCurrent } from './for-revision'
import { keepVersion } from './keep-version'
import { lockQuotation } from './lock-quotation'
import { aboutQuotation, findQuotation, toQuotation, type QuotationRow } from './quotation'
import { assertValid } from './validity'

/** A supplier writes its terms anew: the next version, for the current revision of the inquiry. */
export const reviseQuotation = command(
  'quotation.revise',
  async (scope, { id, revision, ...form }: Input<typeof quotations.revise>) => {
    const { viewer, tx, emit } = scope
    const before = await lockQuotation(scope, id)
    assertRevisable(before)
    assertCurrent(before.inquiryRevision, revision)
    if (await areSuspended(scope, [before.customerId]))
      throw new Problem('conflict', 'This inquiry is no longer open to quoting')
    const terms = changedIn(before, form)
    if (!Object.keys(terms).length && !before.needsConfirmation) throw new Problem('validation', 'Nothing has changed')
    assertValid(terms.validUntil ?? before.validUntil)

    await keepVersion(scope, before)
    await tx.quotation.update({
      where: { id },
      data: { ...terms, revision, version: before.version + 1, writtenAt: actTime() },
    })
    await guardTexts(scope, {
      ...{ entityType: 'quotation', entityId: id, readers: ['customer'], masked: before.masked },
      ...{ texts: { details: terms.details }, parties: [viewer.id, before.customerId] },
    })
    const after = await findQuotation(scope, id)
    emit('quotation.revised', {
      ...{ ...aboutQuotation(after), version: after.version },
      ...{ prices: [before.price, after.price], leadDays: [before.leadDays, after.leadDays] },
    })
    return toQuotation(after, viewer)
  },
)

/** While quoting is open, or when it waits for its supplier. */
function assertRevisable({ status, inquiryStatus, needsConfirmation, expired }: QuotationRow) {
  if (status !== 'pending' && status !== 'sent') throw new Problem('conflict', `This quotation is already ${status}`)
  if (!openToQuoting.includes(inquiryStatus) && !needsConfirmation && !expired)
    throw new Problem('conflict', 'Quoting is closed. The customer can ask you for a new price.')
}

type Form = Omit<Input<typeof quotations.revise>, 'id' | 'revision'>

/** What is written and differs from what stands; a quotation always has a last day. */
const changedIn = (before: QuotationRow, { validUntil, ...form }: Form): Form =>
  Object.fromEntries(
    Object.entries({ ...form, ...(validUntil && { validUntil }) }).filter(
      ([field, value]) => value !== undefined && value !== before[field as keyof Form],
    ),
  )
