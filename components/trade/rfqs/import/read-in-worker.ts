import type { Reply } from './list.worker'
import type { ListFile } from './read-list'

const LIMIT_MS = 10_000
const MAX_BYTES = 5 * 1024 * 1024

/** Reads a parts list in a worker, which is ended after ten seconds. Throws what to say of one that can't be read. */
export async function readInWorker(file: File): Promise<ListFile> {
  if (file.size > MAX_BYTES) throw new Error('This list is larger than 5 MB')
  const worker = new Worker(new URL('./list.worker.ts', import.meta.url))
  let limit: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<ListFile>((resolve, reject) => {
      limit = setTimeout(() => reject(new Error('This list is too large')), LIMIT_MS)
      worker.onmessage = ({ data }: MessageEvent<Reply>) =>
        'sheets' in data ? resolve(data) : reject(new Error(data.why))
      worker.onerror = () => reject(new Error('We couldn’t load the reader for lists.'))
      worker.postMessage(file)
    })
  } finally {
    clearTimeout(limit)
    worker.terminate()
  }
}
