import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { inquiries } from '../../../contract/trade/inquiries'
import { inquiryEnded } from '../../../rules/trade/flows/inquiry-flow'
import { command } from '../../core/verb'
import { aboutInquiry, findInquiry, toInquiry } from './inquiry'
import { lockInquiry } from './lock-inquiry'
import { assertNotEarlier } from './sealed-prices'

/**
 * The customer, or an admin, moves the deadline of quoting; after quoting closed that opens it again. With sealed prices in
 * it only moves later.
 */
export const moveDeadline = command(
  'inquiry.moveDeadline',
  async (scope, { id, quoteBy }: Input<typeof inquiries.moveDeadline>) => {
    const { viewer, tx, emit } = scope
    await findInquiry(scope, id)
    await lockInquiry(scope, id)
    const before = await findInquiry(scope, id)
    if (inquiryEnded.includes(before.status)) throw new Problem('conflict', `The inquiry is already ${before.status}`)
    const reopens = before.status === 'quoted'
    if (reopens && before.sealed && !before.pricesSealed)
      throw new Problem('conflict', 'The prices have been seen. Submit a new inquiry instead.')
    if (before.sealed && !quoteBy) throw invalid('quoteBy', 'Sealed quotations need a deadline')
    if ((quoteBy ?? null) === before.quoteBy && !reopens) return toInquiry(before, viewer)
    if (quoteBy) await assertNotEarlier(scope, before, quoteBy)

    const status = reopens ? 'processing' : before.status
    await tx.inquiry.update({ where: { id }, data: { quoteBy: quoteBy ?? null, status, noQuotationNoticeSent: false } })
    const about = aboutInquiry(before)
    if (reopens) emit('inquiry.statusChanged', { ...about, from: 'quoted', to: 'processing' })
    emit('inquiry.deadlineMoved', { ...about, quoteBy: quoteBy ?? null })
    return toInquiry(await findInquiry(scope, id), viewer)
  },
)
