import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { quotations } from '../../../contract/trade/quotations'
import { DbNull } from '../../../infra/db/db'
import { openToQuoting } from '../../../rules/trade/flows/inquiry-flow'
import { areSuspended } from '../../people/accounts/suspension'
import { lockInquiry } from '../inquiries/lock-inquiry'
import { assertBeforeDeadline } from '../inquiries/deadline'
import { aboutInquiry, findInquiry, type InquiryRow } from '../inquiries/inquiry'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import { actTime } from '../../core/event-clock'
import { commandOnce, type WriteScope } from '../../core/verb'
import { assertTerms } from './assert-terms'
import { attachToQuotation } from './quotation-files'
import { assertCurrent } from './for-revision'
import { aboutQuotation, findQuotation, toQuotation } from './quotation'
import { lastDay } from './validity'

const VALID_DAYS = 30

/** A verified supplier quotes on an inquiry that is open to it; the first quotation moves the inquiry to processing. */
export const createQuotation = commandOnce(
  'quotation.create',
  async (scope, { inquiryId, ...input }: Input<typeof quotations.create>) => {
    // Serializes quotations on one inquiry, so that 'open' and 'one pending each' hold under concurrency.
    await lockInquiry(scope, inquiryId)
    // The deadline first: what a supplier reads after it must not tell whether others have quoted.
    await assertBeforeDeadline(scope, inquiryId)
    return quoteOn(scope, await findInquiry(scope, inquiryId), input)
  },
  async (scope, id) => toQuotation(await findQuotation(scope, id), scope.viewer),
)

type Terms = Omit<Input<typeof quotations.create>, 'inquiryId' | 'details'> & { details: string | null }

/** A quotation on an inquiry that is locked, before its deadline. Answers its id. */
export async function quoteOn(
  scope: WriteScope,
  inquiry: InquiryRow,
  input: Terms,
  withRequest: { withRequest?: true } = {},
): Promise<number> {
  const { viewer, tx, emit } = scope
  const { revision, files, breaks, ...terms } = input
  const { details } = terms
  const { id: inquiryId } = inquiry
  const now = actTime()
  const validUntil = lastDay(input.validUntil ?? new Date(now.getTime() + VALID_DAYS * 86_400_000).toISOString())
  // A supplier that quoted before still sees the inquiry of a suspended customer; it reads no more than of a closed one.
  if (!openToQuoting.includes(inquiry.status) || (await areSuspended(scope, [inquiry.customerId])))
    throw new Problem('conflict', 'This inquiry is no longer open to quoting')
  assertCurrent(inquiry.revision, revision)
  if (await tx.quotation.findFirst({ where: { inquiryId, supplierId: viewer.id, status: 'pending' } }))
    throw new Problem('conflict', 'You already have a pending quotation on this inquiry')

  await assertTerms(scope, { ...terms, breaks: breaks ?? null }, inquiry)

  const about = { inquiryId, supplierId: viewer.id, revision: inquiry.revision, writtenAt: now }
  const { id } = await tx.quotation.create({
    data: { ...terms, ...about, breaks: breaks ?? DbNull, validUntil },
  })
  await maskContactDetails(scope, {
    entityType: 'quotation',
    entityId: id,
    readers: ['customer'],
    texts: { details },
    parties: [viewer.id, inquiry.customerId],
  })
  await attachToQuotation(scope, id, files ?? [], 1)
  if (inquiry.status === 'new') {
    await tx.inquiry.update({ where: { id: inquiryId }, data: { status: 'processing' } })
    emit('inquiry.statusChanged', { ...aboutInquiry(inquiry), from: 'new', to: 'processing', ...withRequest })
  }

  const quotation = await findQuotation(scope, id)
  emit('quotation.created', {
    ...aboutQuotation(quotation),
    supplierName: viewer.companyName,
    validUntil,
    from: null,
    to: 'pending',
    ...withRequest,
  })
  return id
}
