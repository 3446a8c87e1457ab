import { maskedCopies } from '../../../rules/files/masked-texts'
import type { WriteScope } from '../../core/verb'
import { rejectQuotations } from './reject-quotations'
import type { QuotationRow } from './quotation'

/** The inquiry's next status: accepted with an acceptance; rejected when quoting is closed and no quotation is open. */
export async function settleInquiry(
  scope: WriteScope,
  { id, inquiryId, inquiryStatus: from, projectName, customerId, inquiryMasked }: QuotationRow,
  answer: 'accepted' | 'rejected',
  withRequest: { withRequest?: true } = {},
) {
  const { tx, emit } = scope
  if (answer === 'accepted') await rejectQuotations(scope, inquiryId, id, withRequest)
  else {
    const open = await tx.quotation.count({ where: { inquiryId, status: { in: ['pending', 'sent'] } } })
    if (from !== 'quoted' || open > 0) return
  }
  await tx.inquiry.update({ where: { id: inquiryId }, data: { status: answer } })
  const about = { inquiryId, projectName, customerId, ...maskedCopies(inquiryMasked) }
  emit('inquiry.statusChanged', { ...about, from, to: answer, ...withRequest })
}
