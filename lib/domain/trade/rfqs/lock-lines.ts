import { Problem, type Issue } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { displayId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'
import { inquiryFrom, inquirySelect, type InquiryRow } from '../inquiries/inquiry'
import { lockRfq } from './lock-rfq'
import { findRfq } from './rfq'

/** The undecided lines of a request that the viewer acts on, locked: the request first, then its inquiries by id. */
export async function lockUndecided(scope: WriteScope, id: number) {
  const { viewer, rows } = scope
  await lockRfq(scope, id)
  const { submittedAt } = await findRfq(scope, id)
  if (!submittedAt) throw new Problem('conflict', `Submit ${displayId('rfq', id)} first`)
  await rows(sql`SELECT id FROM inquiries WHERE rfq_id = ${id} ORDER BY id FOR UPDATE`)
  const lines = await rows<InquiryRow>(sql`
    SELECT ${inquirySelect(viewer)} FROM ${inquiryFrom}
    WHERE i.rfq_id = ${id} AND i.status NOT IN ('accepted', 'rejected') ORDER BY i.line_no`)
  if (!lines.length) throw new Problem('conflict', `Every line of ${displayId('rfq', id)} is decided`)
  return lines
}

/** Does the same on each line, or refuses with the sentence of every line that can't. */
export async function onEachLine(lines: readonly InquiryRow[], act: (line: InquiryRow) => Promise<unknown>) {
  const issues: Issue[] = []
  for (const line of lines) {
    try {
      await act(line)
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'conflict') throw error
      issues.push({ path: `lines.${line.lineNo! - 1}`, message: `Line ${line.lineNo}: ${error.message}` })
    }
  }
  if (issues.length) throw new Problem('conflict', issues[0]!.message, issues)
}
