import { isDeepStrictEqual } from 'node:util'
import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { quotations } from '../../../contract/trade/quotations'
import { DbNull } from '../../../infra/db/db'
import { openToQuoting } from '../../../rules/trade/flows/inquiry-flow'
import { areSuspended } from '../../people/accounts/suspension'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { isBeforeDeadline } from '../inquiries/deadline'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import { voidApprovals } from '../approval-requests/void-approvals'
import { assertTerms } from './assert-terms'
import { assertCurrent } from './for-revision'
import { keepVersion } from './keep-version'
import { assertWaits, lockQuotation } from './lock-quotation'
import { aboutQuotation, findQuotation, toQuotation, type QuotationRow } from './quotation'
import { changeQuotationFiles } from './quotation-files'
import { lastDay } from './validity'

/**
 * A supplier writes its terms anew: the next version, for the current revision of the inquiry. It answers what the
 * customer has asked for.
 */
export const reviseQuotation = command(
  'quotation.revise',
  async (scope, { id, ...form }: Input<typeof quotations.revise>) => {
    const after = await reviseTerms(scope, await lockQuotation(scope, id), form)
    if (!after) throw new Problem('validation', 'Nothing has changed')
    return toQuotation(after, scope.viewer)
  },
)

/** The next version of a quotation whose inquiry is locked; null where nothing of it changes. */
export async function reviseTerms(
  scope: WriteScope,
  before: QuotationRow,
  { revision, files, ...form }: Omit<Input<typeof quotations.revise>, 'id' | 'details'> & { details?: string | null },
  withRequest: { withRequest?: true } = {},
): Promise<QuotationRow | null> {
  const { viewer, tx, emit } = scope
  const { id } = before
  await assertRevisable(scope, before)
  assertCurrent(before.inquiryRevision, revision)
  if (await areSuspended(scope, [before.customerId]))
    throw new Problem('conflict', 'This inquiry is no longer open to quoting')
  const terms = changedIn(before, form)
  const isAnother = Object.keys(terms).length || files?.add?.length || files?.remove?.length
  if (!isAnother && !before.needsConfirmation) return null
  const validUntil = lastDay(terms.validUntil ?? before.validUntil ?? actTime().toISOString())
  await assertTerms(scope, { ...before, ...terms }, before)

  await keepVersion(scope, before)
  const { breaks, ...others } = terms
  await tx.quotation.update({
    where: { id },
    data: {
      ...others,
      ...(breaks !== undefined && { breaks: breaks ?? DbNull }),
      validUntil,
      revision,
      version: before.version + 1,
      writtenAt: actTime(),
      counterPrice: null,
      counterNote: null,
      counterAt: null,
      requoteAt: null,
      expiryNoticeLevel: 0,
    },
  })
  await changeQuotationFiles(scope, before, files ?? {})
  await maskContactDetails(scope, {
    entityType: 'quotation',
    entityId: id,
    readers: ['customer'],
    masked: before.masked,
    texts: { details: terms.details },
    parties: [viewer.id, before.customerId],
  })
  const after = await findQuotation(scope, id)
  emit('quotation.revised', {
    ...aboutQuotation(after),
    version: after.version,
    prices: after.isSealed ? null : [before.price, after.price],
    leadDays: [before.leadDays, after.leadDays],
    ...withRequest,
  })
  await voidApprovals(scope, [id], 'version')
  return after
}

/** While quoting is open, or when its supplier is asked for it. */
async function assertRevisable(scope: WriteScope, quotation: QuotationRow) {
  assertWaits(quotation)
  const { inquiryId, inquiryStatus, needsConfirmation, expired, counter, requoteAt } = quotation
  if (needsConfirmation || expired || counter || requoteAt) return
  if (!openToQuoting.includes(inquiryStatus) || !(await isBeforeDeadline(scope, inquiryId)))
    throw new Problem('conflict', 'Quoting is closed. The customer can ask you for a new price.')
}

type Form = Omit<Input<typeof quotations.revise>, 'id' | 'revision' | 'files' | 'details'> & { details?: string | null }

/** What is written and differs from what stands; a quotation always has a last day. */
const changedIn = (before: QuotationRow, { validUntil, ...form }: Form): Form =>
  Object.fromEntries(
    Object.entries({ ...form, ...(validUntil && { validUntil }) }).filter(
      ([field, value]) => value !== undefined && !isDeepStrictEqual(value, before[field as keyof Form]),
    ),
  )
