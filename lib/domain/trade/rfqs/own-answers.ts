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
  const madeOn = await madeBefore({ rows, viewer }, rfqId)
  return ({
    id,
    quantity,
    repeatOf,
  }: Pick<RfqLine, 'id' | 'quantity' | 'repeatOf'>): Required<
    Pick<RfqLine, 'own' | 'noQuote' | 'last' | 'repeatOf'>
  > => {
    const made = madeOn.get(id)
    return {
      own: ownOf(offerOn.get(id), quantity),
      noQuote: declinedOn.get(id) ?? null,
      repeatOf: made?.workorderId ?? repeatOf,
      last: made
        ? { unitPaise: unitPaiseOf(made, made.quantity), leadDays: made.leadDays, quantity: made.quantity }
        : null,
    }
  }
}

function ownOf(offer: Omit<Own, 'inquiryId'> | undefined, quantity: number): NonNullable<RfqLine['own']> | null {
  if (!offer) return null
  const { breaks: _, ...own } = offer
  return { ...own, unitPaise: unitPaiseOf(offer, quantity) }
}

/** Paise a piece, without tooling and freight; below the first quantity of its prices the first one. */
const unitPaiseOf = ({ breaks, ...terms }: Omit<Priced, 'quantity'>, quantity: number) =>
  breaks ? (unitAt(breaks, quantity) ?? breaks[0]!.unitPaise) : unitOf({ ...terms, quantity })

type Made = Omit<Priced, 'quantity'> & {
  inquiryId: number
  workorderId: number
  quantity: number
  leadDays: number | null
}

/** The supplier's own newest order of the part of each line, by inquiry: outside of this request, and not cancelled. */
async function madeBefore({ rows, viewer }: ReadScope, rfqId: number) {
  const made = await rows<Made>(sql`
    SELECT i.id AS "inquiryId", m.* FROM inquiries i JOIN LATERAL (
      SELECT w.id AS "workorderId", o.quantity, q.price, q.breaks, q.tooling, q.freight, q.lead_days AS "leadDays"
      FROM inquiries o JOIN work_orders w ON w.inquiry_id = o.id AND w.supplier_id = ${viewer.id}
        JOIN quotations q ON q.id = w.quotation_id
      WHERE o.part_id = i.part_id AND o.rfq_id IS DISTINCT FROM i.rfq_id AND NOT w.cancelled ORDER BY w.id DESC LIMIT 1) m ON true
    WHERE i.rfq_id = ${rfqId}`)
  return new Map(made.map((one) => [one.inquiryId, one]))
}
