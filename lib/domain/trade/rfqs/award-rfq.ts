import type { Input } from '../../../contract/core/endpoint'
import { Problem, type Issue } from '../../../contract/core/problem'
import type { rfqs } from '../../../contract/trade/rfqs'
import { sql } from '../../../infra/db/db'
import { aboveLimit } from '../../../rules/people/approval-limit'
import { displayId } from '../../../terms/nouns'
import { commandOfMany, type WriteScope } from '../../core/verb'
import { approveByAccepting } from '../approval-requests/approve-by-accepting'
import { acceptQuotation, assertAcceptable } from '../quotations/accept-quotation'
import { assertAnswerable } from '../quotations/lock-quotation'
import { quotationFrom, quotationSelect, visibleQuotations, type QuotationRow } from '../quotations/quotation'
import { lockRfq } from './lock-rfq'
import { findRfq } from './rfq'

type Awards = Input<typeof rfqs.award>['awards']

/**
 * A customer accepts quotations on several lines at once, as each singly: all, or none with every line that stands in the way. The
 * own limit counts them together, with what the person accepted of the request before.
 */
export const awardRfq = commandOfMany(
  'rfq.award',
  async (scope, { id, awards, poNumber }: Input<typeof rfqs.award>) => {
    const { rows, viewer, emit } = scope
    await findRfq(scope, id)
    await lockRfq(scope, id)
    await rows(sql`SELECT id FROM inquiries WHERE rfq_id = ${id} ORDER BY id FOR UPDATE`)
    const chosen = await chosenOf(scope, id, awards)
    await assertAllAcceptable(scope, chosen, awards)
    const price = sumOf(chosen)
    const above = aboveLimit(viewer.member, price + (await acceptedBefore(scope, id)))
    if (above) throw new Problem('approval_needed', above)
    const answered = await answersTo(scope, chosen)
    for (const quotation of chosen) {
      await approveByAccepting(scope, quotation.id)
      await acceptQuotation(scope, quotation, { poNumber }, { withRequest: true })
    }
    emit('rfq.awarded', { rfqId: id, customerId: viewer.id, lines: chosen.length, price })
    for (const one of answered) emit('rfq.answered', { rfqId: id, ...one })
    return chosen.map((quotation) => quotation.id)
  },
  async ({ rows }, ids) => {
    const accepted = await rows<{ inquiryId: number; quotationId: number; price: number }>(sql`
      SELECT q.inquiry_id AS "inquiryId", q.id AS "quotationId", q.price FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id
      WHERE q.id = ANY (${ids}::int[]) ORDER BY i.line_no`)
    return {
      accepted: accepted.map(({ inquiryId, quotationId }) => ({ inquiryId, quotationId })),
      price: sumOf(accepted),
    }
  },
)

const sumOf = (priced: readonly { price: number }[]) => priced.reduce((sum, { price }) => sum + price, 0)

/** The quotations that were chosen, in their order. 400 for one of another request, and for a second one on a line. */
async function chosenOf({ viewer, rows }: WriteScope, rfqId: number, awards: Awards): Promise<QuotationRow[]> {
  const found = await rows<QuotationRow>(sql`
    SELECT ${quotationSelect(viewer)} FROM ${quotationFrom}
    WHERE q.id = ANY (${awards.map(({ quotationId }) => quotationId)}::int[]) AND i.rfq_id = ${rfqId} AND ${visibleQuotations(viewer)}`)
  const byId = new Map(found.map((quotation) => [quotation.id, quotation]))
  const lines = new Set<number>()
  const issues: Issue[] = []
  for (const [at, { quotationId }] of awards.entries()) {
    const path = `awards.${at}.quotationId`
    const quotation = byId.get(quotationId)
    if (!quotation) issues.push({ path, message: `Choose a quotation of ${displayId('rfq', rfqId)}` })
    else if (lines.has(quotation.inquiryId)) issues.push({ path, message: `Line ${quotation.lineNo} is chosen twice` })
    else lines.add(quotation.inquiryId)
  }
  if (issues.length) throw new Problem('validation', issues[0]!.message, issues)
  return awards.map(({ quotationId }) => byId.get(quotationId)!)
}

/** 409 with the sentence of every line whose quotation can't be accepted as it is. */
async function assertAllAcceptable(scope: WriteScope, chosen: readonly QuotationRow[], awards: Awards) {
  const issues: Issue[] = []
  for (const [at, quotation] of chosen.entries()) {
    try {
      assertAnswerable(quotation)
      await assertAcceptable(scope, quotation, awards[at]!.version)
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'conflict') throw error
      issues.push({ path: `awards.${at}`, message: `Line ${quotation.lineNo}: ${error.message}` })
    }
  }
  if (issues.length) throw new Problem('conflict', issues[0]!.message, issues)
}

/** What this person accepted of the request before (INR). */
async function acceptedBefore({ rows, viewer }: WriteScope, rfqId: number): Promise<number> {
  const [before] = await rows<{ price: number }>(sql`
    SELECT coalesce(sum(q.price), 0)::float8 AS price FROM inquiries i JOIN quotations q ON q.inquiry_id = i.id AND q.status = 'accepted'
    WHERE i.rfq_id = ${rfqId} AND EXISTS (SELECT 1 FROM events e WHERE e.entity_type = 'quotation' AND e.entity_id = q.id
      AND e.kind = 'quotation.accepted' AND e.actor_member_id = ${viewer.member.id})`)
  return before!.price
}

type Answered = { supplierIds: number[]; accepted: number; rejected: number }

/** The bidders of these lines by how many of their quotations are accepted and rejected with the award. */
const answersTo = ({ rows }: WriteScope, chosen: readonly QuotationRow[]) =>
  rows<Answered>(sql`
    SELECT array_agg(supplier_id ORDER BY supplier_id) AS "supplierIds", accepted, rejected FROM (
      SELECT q.supplier_id, (count(*) FILTER (WHERE q.id = ANY (${chosen.map(({ id }) => id)}::int[])))::int AS accepted,
        (count(*) FILTER (WHERE q.id <> ALL (${chosen.map(({ id }) => id)}::int[])))::int AS rejected
      FROM quotations q WHERE q.inquiry_id = ANY (${chosen.map(({ inquiryId }) => inquiryId)}::int[])
        AND q.status IN ('pending', 'sent') AND q.supplier_id IS NOT NULL GROUP BY 1) one
    GROUP BY accepted, rejected ORDER BY accepted DESC, rejected DESC LIMIT 1000`)
