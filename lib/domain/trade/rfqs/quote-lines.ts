import type { Input } from '../../../contract/core/endpoint'
import { Problem, type Issue } from '../../../contract/core/problem'
import type { rfqs } from '../../../contract/trade/rfqs'
import { sql } from '../../../infra/db/db'
import { env } from '../../../infra/env'
import { limits } from '../../../rules/limits'
import { bidderLetter } from '../../../rules/trade/bidder-letter'
import { noQuoteWords } from '../../../rules/trade/no-quote'
import { priceAt } from '../../../rules/trade/pricing'
import { dateTime } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { present } from '../../core/db-clock'
import { commandOfMany, type ReadScope, type WriteScope } from '../../core/verb'
import { declineInquiry } from '../inquiries/decline-to-quote'
import { inquiryFrom, inquirySelect, type InquiryRow } from '../inquiries/inquiry'
import { visibleInquiries, wasOpenTo } from '../inquiries/visible-inquiries'
import { quoteOn } from '../quotations/create-quotation'
import { findQuotation, LARGEST_PRICE } from '../quotations/quotation'
import { reviseTerms } from '../quotations/revise-quotation'
import { lastDay } from '../quotations/validity'
import { takeBack } from '../quotations/withdraw-quotation'
import { lockRfq } from './lock-rfq'
import { findRfq } from './rfq'

type Form = Input<typeof rfqs.quote>
type Answer = Form['lines'][number]
type Common = Omit<Form, 'id' | 'lines'>
const done = ['priced', 'revised', 'same', 'declined'] as const
type Done = (typeof done)[number]

/**
 * A supplier prices lines of a request, or says that it will not quote: all, or none with every line that stands in the way. Each
 * price is a quotation, or the next version of one; what stands already stays.
 */
export const quoteLines = commandOfMany(
  'rfq.quote',
  async (scope, { id, lines: answers, ...common }: Form) => {
    const { rows, emit } = scope
    await lockRfq(scope, id)
    await assertInTime(scope, id)
    const rfq = await findRfq(scope, id)
    await rows(sql`SELECT id FROM inquiries WHERE rfq_id = ${id} ORDER BY id FOR UPDATE`)
    const lines = await linesOf(scope, id, answers)
    await assertBudget(scope, answers)
    const issues: Issue[] = []
    const results: { inquiryId: number; did: Done }[] = []
    for (const [at, answer] of answers.entries()) {
      const line = lines[at]!
      try {
        results.push({ inquiryId: line.id, did: await answerLine(scope, line, answer, common) })
      } catch (error) {
        if (!(error instanceof Problem) || error.code === 'approval_needed') throw error
        issues.push(...issuesOf(error, at, line.lineNo!))
      }
    }
    if (issues.length)
      throw new Problem(
        issues.some(({ path }) => path.split('.').length > 2) ? 'validation' : 'conflict',
        issues[0]!.message,
        issues,
      )
    if (results.some(({ did }) => did !== 'same'))
      emit('rfq.quoted', await aboutAnswers(scope, id, rfq.sealed, lines[0]!))
    // The key of a repeated call keeps numbers alone: the line, and what was done with it.
    return results.map(({ inquiryId, did }) => inquiryId * done.length + done.indexOf(did))
  },
  async (scope, kept) => {
    const of = (did: Done) =>
      kept.filter((one) => done[one % done.length] === did).map((one) => Math.floor(one / done.length))
    const some = Math.floor((kept[0] ?? 0) / done.length)
    return {
      priced: of('priced'),
      revised: of('revised'),
      same: of('same'),
      declined: of('declined'),
      unanswered: await unansweredBeside(scope, some),
    }
  },
)

/** 409 once the deadline is over, for a supplier that could see a line until then. */
async function assertInTime({ rows, viewer }: WriteScope, id: number) {
  const [late] = await rows<{ quoteBy: string }>(sql`
    SELECT r.quote_by AS "quoteBy" FROM rfqs r WHERE r.id = ${id} AND r.quote_by <= ${present()}
      AND EXISTS (SELECT 1 FROM inquiries i JOIN users c ON c.id = i.customer_id WHERE i.rfq_id = r.id AND ${wasOpenTo(viewer)})`)
  if (late) throw new Problem('conflict', `Quoting closed on ${dateTime(late.quoteBy)}.`)
}

/** The line of each answer. 400 for one that the supplier doesn't read, or that is answered twice, or neither priced nor declined. */
async function linesOf({ rows, viewer }: WriteScope, rfqId: number, answers: readonly Answer[]): Promise<InquiryRow[]> {
  const found = await rows<InquiryRow>(sql`
    SELECT ${inquirySelect(viewer)} FROM ${inquiryFrom} WHERE i.rfq_id = ${rfqId} AND ${visibleInquiries(viewer)}`)
  const byId = new Map(found.map((line) => [line.id, line]))
  const seen = new Set<number>()
  const issues: Issue[] = []
  for (const [at, { inquiryId, unitPaise, noQuote, revision }] of answers.entries()) {
    const say = (field: string, message: string) => issues.push({ path: `lines.${at}.${field}`, message })
    const line = byId.get(inquiryId)
    if (!line) say('inquiryId', `Choose a line of ${displayId('rfq', rfqId)}`)
    else if (seen.has(inquiryId)) say('inquiryId', `Line ${line.lineNo} appears here twice`)
    else if (unitPaise && noQuote) say('noQuote', 'A price or a reason, not both')
    else if (!unitPaise && !noQuote) say('unitPaise', 'Enter a price')
    else if (unitPaise && !revision) say('revision', 'Say for which revision it is')
    seen.add(inquiryId)
  }
  if (issues.length) throw new Problem('validation', issues[0]!.message, issues)
  return answers.map(({ inquiryId }) => byId.get(inquiryId)!)
}

/** 429 for more prices than a supplier may write in a day. */
async function assertBudget({ rows, viewer }: WriteScope, answers: readonly Answer[]) {
  if (env().RATE_LIMIT === 'off') return
  const [had] = await rows<{ prices: number }>(sql`
    SELECT count(*)::int AS prices FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id
    WHERE q.supplier_id = ${viewer.id} AND i.rfq_id IS NOT NULL AND q.written_at > now() - interval '1 day'`)
  const { prices } = limits.rfqs
  if (had!.prices + answers.filter(({ unitPaise }) => unitPaise).length > prices)
    throw new Problem('rate_limited', `You’ve reached the daily limit for prices of lines: ${prices} in 24 hours.`)
}

async function answerLine(scope: WriteScope, line: InquiryRow, answer: Answer, common: Common): Promise<Done> {
  const own = await scope.tx.quotation.findFirst({
    where: { inquiryId: line.id, supplierId: scope.viewer.id, status: { in: ['pending', 'sent'] } },
    select: { id: true },
  })
  const before = own && (await findQuotation(scope, own.id))
  if (answer.noQuote) {
    if (before) await takeBack(scope, before, answer.note ?? noQuoteWords[answer.noQuote], { withRequest: true })
    const was = line.declinedAt
    await declineInquiry(scope, line, { reason: answer.noQuote, note: answer.note }, { withRequest: true })
    return was && !before ? 'same' : 'declined'
  }
  const terms = termsOf(line, answer, common)
  if (!before) {
    await quoteOn(scope, line, { ...terms, details: terms.details ?? null }, { withRequest: true })
    return 'priced'
  }
  return (await reviseTerms(scope, before, defined(terms), { withRequest: true })) ? 'revised' : 'same'
}

/** The terms of a line: its own, then those of all lines. The price holds from the quantity of the line on. */
function termsOf({ quantity }: InquiryRow, answer: Answer, { validUntil, ...common }: Common) {
  const { revision, unitPaise, leadDays, details } = answer
  const [tooling, freight] = [answer.tooling ?? null, answer.freight ?? null]
  const breaks = [{ minQuantity: quantity, unitPaise: unitPaise! }]
  const price = priceAt(breaks, quantity, { tooling, freight })!
  if (price < 1 || price > LARGEST_PRICE)
    throw new Problem('validation', 'This price is too large or too small', [
      { path: 'unitPaise', message: 'This price is too large or too small' },
    ])
  return {
    ...common,
    leadDays: leadDays ?? common.leadDays,
    details: details ?? common.details,
    revision: revision!,
    price,
    tooling,
    freight,
    breaks,
    ...(validUntil && { validUntil: lastDay(validUntil) }),
  }
}

/** Without what was not given: it stays as it stands. */
const defined = <T extends object>(terms: T): T =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined)) as T

/** The sentences of a line, each with its number. */
const issuesOf = ({ code, message, issues }: Problem, at: number, lineNo: number): Issue[] =>
  code === 'validation' && issues?.length
    ? issues.map(({ path, message: sentence }) => ({
        // The note on a withdrawal is its reason.
        path: `lines.${at}.${path === 'reason' ? 'note' : path}`,
        message: `Line ${lineNo}: ${sentence}`,
      }))
    : [{ path: `lines.${at}`, message: `Line ${lineNo}: ${message}` }]

type Sums = { lines: number; priced: number; declined: number; label: number }

/** How a supplier's answers stand on the whole request; sealed prices are not counted before they open. */
async function aboutAnswers({ rows, viewer }: WriteScope, rfqId: number, sealed: boolean, line: InquiryRow) {
  const [sums] = await rows<Sums>(sql`
    SELECT count(*)::int AS lines, (count(*) FILTER (WHERE did.priced))::int AS priced,
      (count(*) FILTER (WHERE NOT did.priced AND did.declined))::int AS declined, max(did.label)::int AS label
    FROM (SELECT b.label, b.declined_at IS NOT NULL AS declined, EXISTS (SELECT 1 FROM quotations q
        WHERE q.inquiry_id = i.id AND q.supplier_id = ${viewer.id} AND q.status IN ('pending', 'sent', 'accepted')) AS priced
      FROM inquiries i LEFT JOIN bidders b ON b.inquiry_id = i.id AND b.supplier_id = ${viewer.id} WHERE i.rfq_id = ${rfqId}) did`)
  const { label, ...counts } = sums!
  return {
    rfqId,
    customerId: line.customerId,
    supplierId: viewer.id,
    letter: bidderLetter(label),
    counts: sealed && line.pricesSealed ? null : counts,
  }
}

/** Lines of the request of an inquiry that the supplier reads and has not answered. */
async function unansweredBeside({ rows, viewer }: ReadScope, inquiryId: number): Promise<number> {
  const [found] = await rows<{ lines: number }>(sql`
    SELECT count(*)::int AS lines FROM inquiries i JOIN users c ON c.id = i.customer_id
    WHERE i.rfq_id = (SELECT one.rfq_id FROM inquiries one WHERE one.id = ${inquiryId}) AND ${visibleInquiries(viewer)}
      AND NOT EXISTS (SELECT 1 FROM quotations q WHERE q.inquiry_id = i.id AND q.supplier_id = ${viewer.id} AND q.outcome IS DISTINCT FROM 'withdrawn')
      AND NOT EXISTS (SELECT 1 FROM bidders b WHERE b.inquiry_id = i.id AND b.supplier_id = ${viewer.id} AND b.declined_at IS NOT NULL)`)
  return found!.lines
}
