import type { Input } from '../../../contract/core/endpoint'
import type { RfqMatrix, rfqs } from '../../../contract/trade/rfqs'
import { sql } from '../../../infra/db/db'
import { startOfThis } from '../../../infra/db/india'
import { bidderLetter } from '../../../rules/trade/bidder-letter'
import { gstOn } from '../../../rules/trade/pricing'
import { cheapestMix, fewestSuppliers } from '../../../rules/trade/rfq/choose-offers'
import { landedPaise } from '../../../rules/trade/rfq/landed-paise'
import { query, type ReadScope } from '../../core/verb'
import { lastPrice } from '../parts/last-price'
import { findRfq } from './rfq'

type Matrix = RfqMatrix
type Offer = Matrix['lines'][number]['offers'][number]
type Line = Pick<Matrix['lines'][number], 'inquiryId' | 'lineNo' | 'quantity' | 'status' | 'last'> & { sealed: boolean }
/** What a supplier answered on a line: its newest quotation that it did not withdraw, or that it will not quote. */
type Answer = {
  inquiryId: number
  supplierId: number
  supplierName: string
  label: number
  declined: boolean
  reason: Matrix['lines'][number]['declined'][number]['reason']
  quotationId: number | null
  version: number
  price: number
  tooling: number | null
  percent: number | null
  leadDays: number | null
  state: Offer['state']
}

/** Letters of one matrix: those that priced most lines. */
const LETTERS = 40

/**
 * The offers on all lines of a request, and two choices among those that can be accepted. Sealed ones have no price before they
 * open, a draft has no line.
 */
export const getMatrix = query('rfq.matrix', (scope, input: Input<typeof rfqs.matrix>) => matrixOf(scope, input))

/** The same, for a sheet. */
export async function matrixOf(scope: ReadScope, { id, extra }: Input<typeof rfqs.matrix>): Promise<Matrix> {
  const { viewer } = scope
  await findRfq(scope, id)
  const [lines, all] = await Promise.all([linesOf(scope, id), answersOf(scope, id)])
  const { answers, more } = withMostLines(all)
  const sealed = new Set(lines.flatMap((line) => (line.sealed ? line.inquiryId : [])))
  const shown = answers.filter(({ inquiryId }) => !sealed.has(inquiryId))
  const offers = groupBy(shown.filter(isPriced), ({ inquiryId }) => inquiryId)
  const open = lines.map(({ inquiryId }) => ({
    inquiryId,
    offers: (offers.get(inquiryId) ?? []).filter(({ state }) => state === 'open'),
  }))
  const cheapest = cheapestMix(open)
  const best = new Set(cheapest.picks.map(({ quotationId }) => quotationId))
  const declined = groupBy(
    answers.filter((one) => one.declined && one.quotationId === null),
    ({ inquiryId }) => inquiryId,
  )
  return {
    lines: lines.map(({ sealed: _, ...line }) => ({
      ...line,
      offers: (offers.get(line.inquiryId) ?? []).map((one) => ({
        quotationId: one.quotationId,
        letter: bidderLetter(one.label),
        version: one.version,
        price: one.price,
        landedPaise: landedPaise(one.price, line.quantity),
        tooling: one.tooling,
        gst: gstOn(one.price, one.percent),
        leadDays: one.leadDays,
        state: one.state,
        cheapest: best.has(one.quotationId),
      })),
      declined: (declined.get(line.inquiryId) ?? []).map(({ label, reason }) => ({
        letter: bidderLetter(label),
        reason,
      })),
    })),
    suppliers: [...groupBy(answers, ({ label }) => label)].map(([label, own]) => ({
      letter: bidderLetter(label),
      ...(viewer.role === 'admin' && { supplierId: own[0]!.supplierId, supplierName: own[0]!.supplierName }),
      ...countsOf(own, lines.length),
      ...sumsOf(own.filter(isPriced), sealed.size > 0),
    })),
    moreLetters: more,
    cheapest,
    fewest: fewestSuppliers(open, extra),
  }
}

/** Items by a key, in their order. */
function groupBy<T>(items: readonly T[], key: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}

const isPriced = (answer: Answer): answer is Answer & { quotationId: number } => answer.quotationId !== null

const linesOf = ({ rows }: ReadScope, id: number) =>
  rows<Line>(sql`
    SELECT i.id AS "inquiryId", i.line_no AS "lineNo", i.quantity, i.status,
      ${lastPrice(sql`i.part_id`, sql`oi.rfq_id IS NOT DISTINCT FROM i.rfq_id`)} AS last, (i.sealed AND i.unsealed_at IS NULL) AS sealed
    FROM inquiries i WHERE i.rfq_id = ${id} ORDER BY i.line_no LIMIT 400`)

const answersOf = ({ rows }: ReadScope, id: number) =>
  rows<Answer>(sql`
    SELECT i.id AS "inquiryId", b.supplier_id AS "supplierId", s.company_name AS "supplierName", b.label, b.declined_at IS NOT NULL AS declined,
      coalesce(b.decline_reason::text, 'other') AS reason, q.id AS "quotationId", q.version, q.price, q.tooling,
      q.gst_percent AS percent, q.lead_days AS "leadDays",
      CASE WHEN q.status IN ('accepted', 'rejected') THEN q.status::text WHEN s.suspended_at IS NOT NULL THEN 'unavailable'
        WHEN q.valid_until < ${startOfThis('day')} THEN 'expired' WHEN q.revision < i.revision THEN 'unconfirmed'
        WHEN q.status = 'sent' THEN 'sent' ELSE 'open' END AS state
    FROM inquiries i JOIN bidders b ON b.inquiry_id = i.id JOIN users s ON s.id = b.supplier_id
    LEFT JOIN LATERAL (SELECT own.* FROM quotations own WHERE own.inquiry_id = i.id AND own.supplier_id = b.supplier_id
      AND own.outcome IS DISTINCT FROM 'withdrawn' ORDER BY own.id DESC LIMIT 1) q ON true
    WHERE i.rfq_id = ${id} AND (q.id IS NOT NULL OR b.declined_at IS NOT NULL) ORDER BY b.label, i.line_no`)

/** The answers of the letters that priced most lines, and how many letters are left out. */
function withMostLines(answers: Answer[]) {
  const priced = [...groupBy(answers, ({ label }) => label)].map(
    ([label, own]) => [label, own.filter(isPriced).length] as const,
  )
  const kept = new Set(
    priced
      .toSorted(([a, most], [b, more]) => more - most || a - b)
      .slice(0, LETTERS)
      .map(([label]) => label),
  )
  return { answers: answers.filter(({ label }) => kept.has(label)), more: Math.max(0, priced.length - LETTERS) }
}

function countsOf(own: readonly Answer[], lines: number) {
  const priced = own.filter(isPriced).length
  const declined = own.filter((one) => one.declined && !isPriced(one)).length
  return { priced, declined, unanswered: lines - priced - declined }
}

/** What a supplier's offers come to, but for those that were rejected; nothing of it while prices are sealed. */
function sumsOf(own: readonly Answer[], isSealed: boolean) {
  if (isSealed) return { price: null, gst: null, gstMissing: null, total: null }
  const offers = own.filter(({ state }) => state !== 'rejected')
  const price = offers.reduce((sum, one) => sum + one.price, 0)
  const gst = offers.reduce((sum, one) => sum + (gstOn(one.price, one.percent) ?? 0), 0)
  return { price, gst, gstMissing: offers.filter(({ percent }) => percent === null).length, total: price + gst }
}
