import { FILE_MAX_BYTES, TOO_LARGE } from './limits'
import type { ReadTable } from './read-table'
import type { Reply } from './table.worker'

const LIMIT_MS = 10_000

/** Reads a table in a worker, which is ended after ten seconds. Throws what to say of one that can't be read. */
export async function readInWorker(file: File): Promise<ReadTable> {
  if (file.size > FILE_MAX_BYTES) throw new Error(TOO_LARGE)
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url))
  let limit: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<ReadTable>((resolve, reject) => {
      limit = setTimeout(() => reject(new Error(TOO_LARGE)), LIMIT_MS)
      worker.onmessage = ({ data }: MessageEvent<Reply>) =>
        'rows' in data ? resolve(data) : reject(new Error(data.why))
      worker.onerror = () => reject(new Error('We couldn’t load the reader for tables.'))
      worker.postMessage(file)
    })
  } finally {
    clearTimeout(limit)
    worker.terminate()
  }
}
