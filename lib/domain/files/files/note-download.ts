import { sql } from '../../../infra/db/db'
import type { Act } from '../../../rules/core/permissions'
import { command } from '../../core/verb'

export type DownloadAct = Extract<
  Act,
  | 'inquiry.download'
  | 'workorder.download'
  | 'question.download'
  | 'quotation.download'
  | 'quotation.poFile'
  | 'receipt.download'
  | 'bill.download'
  | 'companydocument.file'
>

const noteFor = (act: DownloadAct) =>
  command(act, async ({ viewer, rows }, { fileId }: { fileId: number }) => {
    await rows(sql`
      INSERT INTO file_downloads AS d (file_id, user_id, member_id) VALUES (${fileId}, ${viewer.id}, ${viewer.member.id})
      ON CONFLICT (file_id, user_id) DO UPDATE SET times = d.times + 1, last_at = now(), member_id = excluded.member_id
        WHERE d.last_at < now() - interval '1 minute'`)
  })

/** Keeps that the viewer loaded a file or saw its picture. A preview loads in ranges: within a minute they count once. */
export const noteDownload = {
  'inquiry.download': noteFor('inquiry.download'),
  'workorder.download': noteFor('workorder.download'),
  'question.download': noteFor('question.download'),
  'quotation.download': noteFor('quotation.download'),
  'quotation.poFile': noteFor('quotation.poFile'),
  'receipt.download': noteFor('receipt.download'),
  'bill.download': noteFor('bill.download'),
  'companydocument.file': noteFor('companydocument.file'),
}
