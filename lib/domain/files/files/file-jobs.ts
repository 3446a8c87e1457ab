import { sql, type Rows } from '../../../infra/db/db'
import { kindOf } from '../../../infra/thumbnails'

/** How often a file is tried. */
const MAX_TRIES = 5

/** A job of a file; `tried` is how often it was tried before it had to wait. */
export type FileJob = { fileId: number; tried?: number }

/** Copies come before pictures. */
const kinds = { copy: { queue: 'copies:', priority: 5 }, picture: { queue: 'pictures:', priority: 10 } }

type Later = { waitSeconds: number; tried: number }

/** Adds jobs of files. Of each company one of a kind runs at a time over all workers. */
function enqueue(rows: Rows, kind: keyof typeof kinds, ids: readonly number[], { waitSeconds, tried }: Later) {
  const { queue, priority } = kinds[kind]
  return rows(sql`
    SELECT count(graphile_worker.add_job(${kind}, json_build_object('fileId', id, 'tried', ${tried}::int),
      queue_name := ${queue}::text || owner_id, run_at := now() + make_interval(secs => ${waitSeconds}),
      max_attempts := ${MAX_TRIES - tried}, priority := ${priority}))::int
    FROM files WHERE id = ANY(${ids}::int[])`)
}

const NOW: Later = { waitSeconds: 0, tried: 0 }

/** Has the copy for the other side made. */
export const enqueueCopy = (rows: Rows, fileId: number) => enqueue(rows, 'copy', [fileId], NOW)

/** Has the copies of several files made. */
export const enqueueCopies = (rows: Rows, ids: readonly number[]) => enqueue(rows, 'copy', ids, NOW)

/** Has thumbnails made of drawings and photos. */
export function enqueuePictures(rows: Rows, files: readonly { id: number; name: string }[]) {
  const drawn = files.filter(({ name }) => kindOf(name)).map(({ id }) => id)
  return enqueue(rows, 'picture', drawn, NOW)
}

/** Has a job come again after `waitSeconds`. Waiting counts as no try; `tries` are those that came before. */
export const enqueueAgain = (
  rows: Rows,
  kind: keyof typeof kinds,
  { fileId, tried = 0 }: FileJob,
  { waitSeconds, tries }: { waitSeconds: number; tries: number },
) => enqueue(rows, kind, [fileId], { waitSeconds, tried: tried + tries })
