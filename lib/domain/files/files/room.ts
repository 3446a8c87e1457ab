import { Problem } from '../../../contract/core/problem'
import { rows as fromDatabase, sql, type Rows } from '../../../infra/db/db'
import { env } from '../../../infra/env'
import { DISK_RETRY, isDiskFull } from '../../../infra/storage/disk-space'
import type { Viewer } from '../../../rules/core/permissions'
import { isUnattached } from '../../facts/uploads'

const [MB, GB] = [1024 ** 2, 1024 ** 3]

/** What the files of a company may take (bytes) until it is verified. */
const UNVERIFIED_MAX = 100 * MB
/** What an account's uploads that belong to nothing may take (bytes). */
const LOOSE_MAX = GB

/** Bytes that arrive now in this process, by company: they have no row yet. */
const arriving = new Map<number, number>()

/**
 * Counts what arrives for a company and refuses it, while it arrives, once its files would take more than they may: 409. All that
 * it sent counts once, attached or not, held or not, however many inquiries share it; copies and thumbnails that we make
 * don't. A disk that is nearly full: 413 with the seconds to wait. Call `done` at the end, however it ends.
 */
export async function openRoom(viewer: Viewer) {
  await assertDiskHasRoom()
  const kept = await keptBytes(fromDatabase, viewer)
  assertFits(viewer, kept, arriving.get(viewer.id) ?? 0)
  let taken = 0
  return {
    async *pass(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        taken += chunk.length
        const all = (arriving.get(viewer.id) ?? 0) + chunk.length
        arriving.set(viewer.id, all)
        assertFits(viewer, kept, all)
        await assertDiskHasRoom()
        yield chunk
      }
    },
    done() {
      const left = (arriving.get(viewer.id) ?? 0) - taken
      if (left > 0) arriving.set(viewer.id, left)
      else arriving.delete(viewer.id)
    },
  }
}

/** Refuses files of this size (bytes) in the transaction that keeps them: those of one company come one after the other there. */
export async function assertRoomFor({ viewer, rows }: { viewer: Viewer; rows: Rows }, size: number) {
  await rows(sql`SELECT id FROM users WHERE id = ${viewer.id} FOR NO KEY UPDATE`)
  assertFits(viewer, await keptBytes(rows, viewer), size)
}

type Kept = { all: number; loose: number }

async function keptBytes(rows: Rows, { id }: Viewer): Promise<Kept> {
  const [kept] = await rows<Kept>(sql`
    SELECT coalesce(sum(size), 0)::float8 AS all, coalesce(sum(size) FILTER (WHERE loose), 0)::float8 AS loose
    FROM (SELECT max(size) AS size, bool_and(${isUnattached}) AS loose FROM files
      WHERE owner_id = ${id} AND storage_key IS NOT NULL GROUP BY storage_key) AS stored`)
  return kept!
}

function assertFits({ role, verified }: Viewer, { all, loose }: Kept, more: number) {
  const { COMPANY_FILES_MAX_GB, SALES_PHONE } = env()
  if (role !== 'admin' && !verified && all + more > UNVERIFIED_MAX)
    throw new Problem(
      'conflict',
      'Until your company is verified its files may take 100 MB together. Once an admin has verified it, you can send more.',
    )
  if (all + more > COMPANY_FILES_MAX_GB * GB)
    throw new Problem(
      'conflict',
      `The files of your company take ${COMPANY_FILES_MAX_GB} GB, as much as those of one company may. Call us at ${SALES_PHONE} for more.`,
    )
  if (env().RATE_LIMIT !== 'off' && loose + more > LOOSE_MAX)
    throw new Problem('conflict', 'You have more than 1 GB of unused uploads. Submit them, or try again tomorrow.')
}

/** 413 with a time to come again. A 5xx would alarm as a fault of ours, and the disk has a metric of its own. */
async function assertDiskHasRoom() {
  if (await isDiskFull())
    throw new Problem(
      'too_large',
      'We can’t take files at the moment: our disk is nearly full. Everything else works. Please try again later.',
      undefined,
      { retryAfter: DISK_RETRY },
    )
}
