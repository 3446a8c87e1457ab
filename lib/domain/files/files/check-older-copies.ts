import { rows, sql } from '../../../infra/db/db'
import { log } from '../../../infra/observability/log'
import { isToBeCopied, makeCleanCopy } from './make-clean-copy'

/** Files that one run looks at. */
const MAX_FILES = 500
/** How long one run may take (ms): other jobs wait for it. */
const MAX_MS = 10 * 60_000

/**
 * Makes the copies anew that an older version of the cleaner made, and reads them back: what is not whole is held. Also
 * makes copies that were never made. Returns how many files it looked at. A file that can't be read now is tried in the
 * next run.
 */
export async function checkOlderCopies(): Promise<number> {
  const end = Date.now() + MAX_MS
  const files = await rows<{ id: number }>(sql`
    SELECT f.id FROM files f WHERE ${isToBeCopied} AND f.created_at < now() - interval '1 hour' ORDER BY f.id DESC
    LIMIT ${MAX_FILES}`)
  let looked = 0
  for (const { id } of files) {
    if (Date.now() > end) break
    await makeCleanCopy(id, { isOurs: true }).catch((err: unknown) =>
      log().error({ err, fileId: id }, 'could not check the copy of a file'),
    )
    looked++
  }
  return looked
}
