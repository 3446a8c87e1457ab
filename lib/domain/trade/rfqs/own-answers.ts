import type { RfqLine } from '../../../contract/trade/rfqs'
import { sql } from '../../../infra/db/db'
import { startOfThis } from '../../../infra/db/india'
import { unitAt, unitOf, type Priced } from '../../../rules/trade/pricing'
import type { ReadScope } from '../../core/verb'
import { isUnconfirmed } from '../quotations/quotation'

type Own = Omit<NonNullable<RfqLine['own']>, 'unitPaise'> & Pick<Priced, 'breaks'> & { inquiryId: number }
type Declined = NonNullable<RfqLine['noQuote']> & { inquiryId: number }

/** What the supplier answered on each line of a request: its newest quotation that it has not withdrawn, or why it will not quote. */
export async function ownAnswers({ rows, viewer }: ReadScope, rfqId: number) {
  const offers = await rows<Own>(sql`
    SELECT DISTINCT ON (q.inquiry_id) q.inquiry_id AS "inquiryId", q.id AS "quotationId", q.version, q.price, q.breaks, q.tooling,
      q.freight, q.lead_days AS "leadDays", q.details, q.status, ${isUnconfirmed} AS "needsConfirmation",
      coalesce(q.valid_until < ${startOfThis('day')}, false) AS expired
    FROM inquiries i JOIN quotations q ON q.inquiry_id = i.id AND q.supplier_id = ${viewer.id}
    WHERE i.rfq_id = ${rfqId} AND q.outcome IS DISTINCT FROM 'withdrawn' ORDER BY q.inquiry_id, q.id DESC`)
  const declined = await rows<Declined>(sql`
    SELECT b.inquiry_id AS "inquiryId", b.decline_reason AS reason, b.decline_note AS note
    FROM inquiries i JOIN bidders b ON b.inquiry_id = i.id AND b.supplier_id = ${viewer.id}
    WHERE i.rfq_id = ${rfqId} AND b.declined_at IS NOT NULL AND b.decline_reason IS NOT NULL`)
  const offerOn = new Map(offers.map(({ inquiryId, ...offer }) => [inquiryId, offer]))
  const declinedOn = new Map(declined.map(({ inquiryId, ...why }) => [inquiryId, why]))
  return ({ id, quantity }: { id: number; quantity: number }): Required<Pick<RfqLine, 'own' | 'noQuote'>> => ({
    own: ownOf(offerOn.get(id), quantity),
    noQuote: declinedOn.get(id) ?? null,
  })
}

function ownOf(offer: Omit<Own, 'inquiryId'> | undefined, quantity: number): NonNullable<RfqLine['own']> | null {
  if (!offer) return null
  const { breaks, ...own } = offer
  return { ...own, unitPaise: breaks ? unitAt(breaks, quantity) : unitOf({ ...own, quantity }) }
}
