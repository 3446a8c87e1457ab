import { sql } from '../../../infra/db/db'
import type { WriteScope } from '../../core/verb'
import { voidApprovals } from '../approval-requests/void-approvals'
import { noCounter } from './withdraw-quotation'
import { aboutQuotation, quotationFrom, quotationSelect, type QuotationRow } from './quotation'

/**
 * Rejects every open quotation of an inquiry except one: after an acceptance, or when the inquiry is declined. With all lines of a
 * request its suppliers are told together.
 */
export async function rejectQuotations(
  scope: WriteScope,
  inquiryId: number,
  except = 0,
  withRequest: { withRequest?: true } = {},
) {
  const { viewer, tx, rows, emit } = scope
  const open = await rows<QuotationRow>(sql`
    SELECT ${quotationSelect(viewer)} FROM ${quotationFrom}
    WHERE q.inquiry_id = ${inquiryId} AND q.id <> ${except} AND q.status IN ('pending', 'sent') ORDER BY q.id`)
  await tx.quotation.updateMany({
    where: { id: { in: open.map((q) => q.id) } },
    data: { status: 'rejected', outcome: 'following', ...noCounter },
  })
  await voidApprovals(
    scope,
    open.map((q) => q.id),
    except ? 'another' : 'rejected',
  )
  for (const q of open)
    emit('quotation.rejected', {
      ...aboutQuotation(q),
      from: q.status as 'pending' | 'sent',
      to: 'rejected',
      following: true,
      ...withRequest,
    })
}
