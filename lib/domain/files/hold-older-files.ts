import { rows, sql } from '../../infra/db/db'
import { makeCleanCopy } from './make-clean-copy'

/** Files that one run gives to admins. */
const MAX_FILES = 100

/** Holds files of an older version that can't be cleaned, so that admins find them in their queue. Returns how many. */
export async function holdOlderFiles(): Promise<number> {
  const files = await rows<{ id: number }>(sql`
    SELECT id FROM files WHERE clean_state IS NULL AND storage_key IS NOT NULL AND lower(name) ~ '\\.(dwg|doc|xls)$'
      AND (inquiry_id IS NOT NULL OR work_order_id IS NOT NULL) ORDER BY id LIMIT ${MAX_FILES}`)
  for (const { id } of files) await makeCleanCopy(id)
  return files.length
}
