import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { invitations } from '../../../contract/trade/invitations'
import { sql } from '../../../infra/db/db'
import { openToQuoting } from '../../../rules/trade/flows/inquiry-flow'
import { actTime } from '../../core/event-clock'
import { command, type WriteScope } from '../../core/verb'
import { isBeforeDeadline } from '../inquiries/deadline'
import { aboutInquiry, findInquiry, type InquiryRow } from '../inquiries/inquiry'
import { lockInquiry } from '../inquiries/lock-inquiry'
import { canQuote, INVITATIONS_OF_AN_INQUIRY, invitationsOf } from './invitation'

/** An admin asks suppliers to quote on an inquiry. One that is invited already stays so; one that declined is asked again. */
export const inviteSuppliers = command(
  'invitation.send',
  async (scope, { id, supplierIds }: Input<typeof invitations.send>) => {
    const { viewer, tx, emit } = scope
    await lockInquiry(scope, id)
    const inquiry = await findInquiry(scope, id)
    await assertOpen(scope, inquiry)
    const chosen = await findChosen(scope, id, supplierIds)
    const toInvite = chosen.filter((one) => !one.invited || one.declined)
    toInvite.forEach(assertInvitable)
    const had = await tx.invitation.count({ where: { inquiryId: id } })
    if (had + toInvite.filter((one) => !one.invited).length > INVITATIONS_OF_AN_INQUIRY)
      throw new Problem('conflict', `An inquiry has at most ${INVITATIONS_OF_AN_INQUIRY} invitations`)

    const { quantity, targetDate, quoteBy } = inquiry
    const now = { invitedById: viewer.member.id, invitedAt: actTime(), deadlineNoticeSent: false }
    for (const { supplierId, supplierName } of toInvite) {
      const key = { inquiryId: id, supplierId }
      const row = { where: { inquiryId_supplierId: key }, create: { ...key, ...now }, update: now }
      await tx.invitation.upsert(row)
      const asked = { declinedAt: null, declineReason: null, declineNote: null }
      await tx.bidder.updateMany({ where: key, data: asked })
      emit('invitation.sent', { ...aboutInquiry(inquiry), quantity, targetDate, quoteBy, supplierId, supplierName })
    }
    return invitationsOf(scope, id)
  },
)

/** Suppliers can quote on it now, and all of them see it. */
async function assertOpen(scope: WriteScope, { id, status, held, invitedOnly }: InquiryRow) {
  if (!openToQuoting.includes(status)) throw new Problem('conflict', 'This inquiry is no longer open to quoting')
  if (held)
    throw new Problem('conflict', 'Suppliers don’t see this inquiry: its customer is to be verified, or is suspended')
  if (!(await isBeforeDeadline(scope, id)))
    throw new Problem('conflict', 'The deadline of this inquiry is over: move it first')
  if (invitedOnly)
    throw new Problem('conflict', 'The supplier of the first order has this inquiry for itself: open it to all first')
}

type Chosen = {
  supplierId: number
  supplierName: string
  canQuote: boolean
  quoted: boolean
  declined: boolean
  invited: boolean
}

/** The suppliers of these ids, and what each did about the inquiry. 400 for an id that is no supplier's. */
async function findChosen({ rows }: WriteScope, inquiryId: number, ids: readonly number[]): Promise<Chosen[]> {
  const chosen = await rows<Chosen>(sql`
    SELECT s.id AS "supplierId", s.company_name AS "supplierName", ${canQuote} AS "canQuote",
      EXISTS (SELECT 1 FROM quotations q
        WHERE q.inquiry_id = ${inquiryId} AND q.supplier_id = s.id AND q.status IN ('pending', 'sent')) AS quoted,
      EXISTS (SELECT 1 FROM bidders b
        WHERE b.inquiry_id = ${inquiryId} AND b.supplier_id = s.id AND b.declined_at IS NOT NULL) AS declined,
      EXISTS (SELECT 1 FROM invitations v WHERE v.inquiry_id = ${inquiryId} AND v.supplier_id = s.id) AS invited
    FROM users s WHERE s.id = ANY (${[...ids]}::int[]) AND s.role = 'supplier' ORDER BY s.id`)
  if (chosen.length < new Set(ids).size) throw invalid('supplierIds', 'Choose suppliers of the list')
  return chosen
}

/** 400 by its name for a supplier that can't quote, or whose quotation is open. */
function assertInvitable({ supplierName, canQuote, quoted }: Chosen) {
  if (!canQuote) throw invalid('supplierIds', `${supplierName} can’t quote: it is to be verified, or is suspended`)
  if (quoted) throw invalid('supplierIds', `${supplierName} has an open quotation on this inquiry already`)
}
