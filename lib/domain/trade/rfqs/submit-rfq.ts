import type { Input } from '../../../contract/core/endpoint'
import { Problem, type Issue } from '../../../contract/core/problem'
import type { rfqs } from '../../../contract/trade/rfqs'
import { sql } from '../../../infra/db/db'
import { env } from '../../../infra/env'
import { limits } from '../../../rules/limits'
import type { CellIssue, JudgedLine } from '../../../rules/trade/rfq/judge-cells'
import { daysUntil, several } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import { commandOnce, type WriteScope } from '../../core/verb'
import { linesOfRfq, offersOfRfq } from '../../facts/rfqs'
import { assertNoContact } from '../../files/moderation/assert-no-contact'
import { partiesOf } from '../../files/moderation/parties'
import { aboutSubmitted, createInquiry } from '../inquiries/create-inquiry'
import { deliveryTo } from '../inquiries/delivery-to'
import { faultsOfFiles, filesOfLines, readDraft } from './draft'
import { filesToLines } from './files-to-lines'
import { findDraft } from './find-draft'
import { detailOf } from './rfq'
import { assertProcess } from './write-draft'

type Draft = Awaited<ReturnType<typeof findDraft>>

/** A customer submits a draft: each line becomes an inquiry, all of them or none. Suppliers are told once. */
export const submitRfq = commandOnce(
  'rfq.submit',
  async (scope, { id, version }: Input<typeof rfqs.submit>) => {
    const { tx, rows, emit, viewer } = scope
    const draft = await findDraft(scope, id, version)
    const { judged, taken, issues, moreIssues } = await readDraft(scope, draft)
    const files = filesOfLines(
      judged.map((line, at) => line?.key ?? `-${at}`),
      taken,
    )
    const wrong: Issue[] = [
      ...(await faultsOfHeader(scope, draft)),
      ...(judged.length ? [] : [{ path: 'lines', message: 'Add at least one line' }]),
      ...issues.map(({ path, message }) => ({ path, message })),
      ...(issues.length ? [] : faultsOfFiles(files, taken).map((message) => ({ path: 'files', message }))),
    ]
    if (wrong.length) throw refusal(wrong, issues[0], moreIssues)
    if (draft.processId) await assertProcess(scope, draft.processId)
    if (draft.note) assertNoContact('note', draft.note, await partiesOf(scope, [viewer.id]))
    await assertLines(scope, judged.length)

    const delivery = draft.chosenAddressId ? await deliveryTo(scope, draft.chosenAddressId) : undefined
    const inquiries = new Map<string, number>()
    let held = false
    for (const [at, line] of (judged as JudgedLine[]).entries()) {
      const { key, ...asked } = line
      const { quoteBy, sealed, nda, requiredDocuments, aql } = draft
      // The header says what a line doesn't.
      const processId = asked.processId ?? draft.processId
      const targetDate = asked.targetDate ?? draft.targetDate
      const data = { ...asked, processId, targetDate, quoteBy, sealed, nda, requiredDocuments, aql, delivery }
      const inquiry = await createInquiry(scope, { ...data, rfqId: id, lineNo: at + 1 }, async () => undefined)
      inquiries.set(key, inquiry.id)
      held ||= inquiry.held
      emit('inquiry.submitted', { ...aboutSubmitted(inquiry), withRequest: true })
    }
    await filesToLines(scope, files, inquiries)
    await tx.rfqLine.deleteMany({ where: { rfqId: id } })
    await tx.rfq.update({ where: { id }, data: { submittedAt: actTime(), delivery, version: { increment: 1 } } })
    emit('rfq.submitted', { rfqId: id, customerId: viewer.id, ...(await linesOfRfq(rows, id)), held })
    if (!held) for (const offered of await offersOfRfq(rows, id)) emit('rfq.offered', offered)
    return id
  },
  detailOf,
)

/** All faults at once; the sentence for the whole says the first, by its row, and how many more there are. */
function refusal(wrong: Issue[], cell: CellIssue | undefined, more: number) {
  const [{ path, message }, ...others] = wrong as [Issue, ...Issue[]]
  const first = cell?.path === path ? `Row ${cell.row}, ${cell.column}: ${message}` : message
  const rest = others.length + more
  return new Problem('validation', rest ? `${first} (and ${several(rest, 'more fault', 'more faults')})` : first, wrong)
}

async function faultsOfHeader({ tx }: WriteScope, { quoteBy, sealed, nda, targetDate }: Draft): Promise<Issue[]> {
  const now = actTime().getTime()
  const isOver = quoteBy !== null && Date.parse(quoteBy) <= now
  return [
    ...(isOver ? [{ path: 'quoteBy', message: 'Choose a time that is still to come' }] : []),
    ...(sealed && !quoteBy ? [{ path: 'quoteBy', message: 'Sealed quotations need a deadline' }] : []),
    ...(targetDate && daysUntil(targetDate, now) < 0
      ? [{ path: 'targetDate', message: 'Choose today or a later date' }]
      : []),
    ...(nda && !(await tx.ndaVersion.count()) ? [{ path: 'nda', message: 'No NDA text is set up yet' }] : []),
  ]
}

/** 429 for more lines than a customer may submit in a day; fewer until it is verified. */
async function assertLines({ rows, viewer }: WriteScope, lines: number) {
  if (env().RATE_LIMIT === 'off') return
  // Submissions of one customer come one after the other, so that each counts those before it.
  await rows(sql`SELECT id FROM users WHERE id = ${viewer.id} FOR NO KEY UPDATE`)
  const [had] = await rows<{ lines: number }>(sql`
    SELECT count(*)::int AS lines FROM inquiries
    WHERE customer_id = ${viewer.id} AND rfq_id IS NOT NULL AND created_at > now() - interval '1 day'`)
  const most = viewer.verified ? limits.rfqs.lines : limits.rfqs.linesUnverified
  if (had!.lines + lines > most)
    throw new Problem('rate_limited', `You’ve reached the daily limit for lines: ${most} in 24 hours.`)
}
