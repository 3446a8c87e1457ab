import type { FileInfo } from '../../../contract/files/files'
import type { InquiryRevision } from '../../../contract/trade/inquiries'
import { sql } from '../../../infra/db/db'
import type { MaskedTexts } from '../../../rules/files/masked-texts'
import { bidderLetter } from '../../../rules/trade/bidder-letter'
import { query } from '../../core/verb'
import { findInquiry } from '../inquiries/inquiry'
import { changesBetween, type Content } from './revision'

type Row = Omit<InquiryRevision, 'letter' | 'changes'> & { content: Content; masked: MaskedTexts }

/** The revisions of an inquiry, the oldest first, each with what it changed. Empty where it was never revised. */
export const listRevisions = query('inquiry.revisions', async (scope, { id }: { id: number }) => {
  const { files } = await findInquiry(scope, id)
  // An admin may have decided about the texts of the current one since it was written.
  const revisions = await scope.rows<Row>(sql`
    SELECT r.number, r.note, r.content, CASE WHEN r.number = i.revision THEN i.masked ELSE r.masked END AS masked,
      r.created_at AS "createdAt"
    FROM inquiry_revisions r JOIN inquiries i ON i.id = r.inquiry_id WHERE r.inquiry_id = ${id} ORDER BY r.number`)
  return revisions.map(({ content, masked, ...revision }, n): InquiryRevision => {
    const before = revisions[n - 1]
    const changes = before
      ? [
          ...changesBetween(before, { content, masked }, scope.viewer.role),
          ...filesBetween(files, before.number, revision.number),
        ]
      : []
    return { ...revision, letter: bidderLetter(revision.number), changes }
  })
})

/** The files that a revision took out and those that it added, by the names that the reader knows. */
function filesBetween(files: readonly FileInfo[], before: number, now: number): InquiryRevision['changes'] {
  const named = (which: (file: FileInfo) => boolean) =>
    files
      .filter(which)
      .map(({ name }) => name)
      .join(', ') || null
  const from = named(({ untilRevision }) => untilRevision === before)
  const to = named(({ sinceRevision }) => sinceRevision === now)
  return from || to ? [{ field: 'files', label: 'Files', from, to }] : []
}
