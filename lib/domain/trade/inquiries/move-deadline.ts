import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { inquiries } from '../../../contract/trade/inquiries'
import { inquiryEnded } from '../../../rules/trade/flows/inquiry-flow'
import { command, type WriteScope } from '../../core/verb'
import { assertOwnDeadline } from './deadline'
import { aboutInquiry, findInquiry, toInquiry, type InquiryRow } from './inquiry'
import { lockInquiry } from './lock-inquiry'
import { assertNotEarlier } from './sealed-prices'

/**
 * The customer, or an admin, moves the deadline of quoting; after quoting closed that opens it again. With sealed prices in
 * it only moves later.
 */
export const moveDeadline = command(
  'inquiry.moveDeadline',
  async (scope, { id, quoteBy }: Input<typeof inquiries.moveDeadline>) => {
    const { viewer } = scope
    assertOwnDeadline(await findInquiry(scope, id))
    await lockInquiry(scope, id)
    const before = await findInquiry(scope, id)
    const moved = await applyDeadline(scope, before, quoteBy ?? null)
    return toInquiry(moved ? await findInquiry(scope, id) : before, viewer)
  },
)

/** Gives an inquiry that is locked another deadline, with or without its request. Answers whether that changed something. */
export async function applyDeadline(
  scope: WriteScope,
  before: InquiryRow,
  quoteBy: string | null,
  withRequest: { withRequest?: true } = {},
): Promise<boolean> {
  const { tx, emit } = scope
  if (inquiryEnded.includes(before.status)) throw new Problem('conflict', `The inquiry is already ${before.status}`)
  const reopens = before.status === 'quoted'
  if (reopens && before.sealed && !before.pricesSealed)
    throw new Problem('conflict', 'The prices have been seen. Submit a new inquiry instead.')
  if (before.sealed && !quoteBy) throw invalid('quoteBy', 'Sealed quotations need a deadline')
  if (quoteBy === before.quoteBy && !reopens) return false
  if (quoteBy) await assertNotEarlier(scope, before, quoteBy)

  const status = reopens ? 'processing' : before.status
  await tx.inquiry.update({ where: { id: before.id }, data: { quoteBy, status, noQuotationNoticeSent: false } })
  const about = { ...aboutInquiry(before), ...withRequest }
  if (reopens) emit('inquiry.statusChanged', { ...about, from: 'quoted', to: 'processing' })
  emit('inquiry.deadlineMoved', { ...about, quoteBy })
  return true
}
