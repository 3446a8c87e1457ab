import { Problem, type Issue } from '../../../contract/core/problem'
import type { Awards } from '../../../contract/trade/rfqs'
import { sql } from '../../../infra/db/db'
import { displayId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'
import { acceptQuotation, assertAcceptable } from '../quotations/accept-quotation'
import { assertAnswerable } from '../quotations/lock-quotation'
import { quotationFrom, quotationSelect, visibleQuotations, type QuotationRow } from '../quotations/quotation'

/** Their price together (INR, without GST). */
export const sumOf = (priced: readonly { price: number }[]) => priced.reduce((sum, { price }) => sum + price, 0)

/**
 * The quotations that were chosen, in their order. 400 for one of another request, and for a second one on a line; `within` is
 * where they stand in the body.
 */
export async function chosenOf(
  { viewer, rows }: WriteScope,
  rfqId: number,
  awards: Awards,
  within = '',
): Promise<QuotationRow[]> {
  const found = await rows<QuotationRow>(sql`
    SELECT ${quotationSelect(viewer)} FROM ${quotationFrom}
    WHERE q.id = ANY (${awards.map(({ quotationId }) => quotationId)}::int[]) AND i.rfq_id = ${rfqId} AND ${visibleQuotations(viewer)}`)
  const byId = new Map(found.map((quotation) => [quotation.id, quotation]))
  const lines = new Set<number>()
  const issues: Issue[] = []
  for (const [at, { quotationId }] of awards.entries()) {
    const path = `${within}awards.${at}.quotationId`
    const quotation = byId.get(quotationId)
    if (!quotation) issues.push({ path, message: `Choose a quotation of ${displayId('rfq', rfqId)}` })
    else if (lines.has(quotation.inquiryId)) issues.push({ path, message: `Line ${quotation.lineNo} is chosen twice` })
    else lines.add(quotation.inquiryId)
  }
  if (issues.length) throw new Problem('validation', issues[0]!.message, issues)
  return awards.map(({ quotationId }) => byId.get(quotationId)!)
}

/** 409 with the sentence of every line whose quotation can't be accepted as it is. */
export async function assertAllAcceptable(
  scope: WriteScope,
  chosen: readonly QuotationRow[],
  awards: Awards,
  within = '',
) {
  const issues: Issue[] = []
  for (const [at, quotation] of chosen.entries()) {
    try {
      assertAnswerable(quotation)
      await assertAcceptable(scope, quotation, awards[at]!.version)
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'conflict') throw error
      issues.push({ path: `${within}awards.${at}`, message: `Line ${quotation.lineNo}: ${error.message}` })
    }
  }
  if (issues.length) throw new Problem('conflict', issues[0]!.message, issues)
}

/** What this person accepted of the request before (INR). */
export async function acceptedBefore({ rows, viewer }: WriteScope, rfqId: number): Promise<number> {
  const [before] = await rows<{ price: number }>(sql`
    SELECT coalesce(sum(q.price), 0)::float8 AS price FROM inquiries i JOIN quotations q ON q.inquiry_id = i.id AND q.status = 'accepted'
    WHERE i.rfq_id = ${rfqId} AND EXISTS (SELECT 1 FROM events e WHERE e.entity_type = 'quotation' AND e.entity_id = q.id
      AND e.kind = 'quotation.accepted' AND e.actor_member_id = ${viewer.member.id})`)
  return before!.price
}

/** Accepts acceptable quotations on lines of a locked request. Its suppliers and admins are told once. */
export async function awardLines(
  scope: WriteScope,
  rfqId: number,
  chosen: readonly QuotationRow[],
  poNumber: string | null | undefined,
) {
  const { viewer, emit } = scope
  const answered = await answersTo(scope, chosen)
  for (const quotation of chosen) await acceptQuotation(scope, quotation, { poNumber }, { withRequest: true })
  emit('rfq.awarded', { rfqId, customerId: viewer.id, lines: chosen.length, price: sumOf(chosen) })
  for (const one of answered) emit('rfq.answered', { rfqId, ...one })
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
