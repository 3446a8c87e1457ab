import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Range } from '../../../infra/storage'

/** Bytes that were made for this answer, as a download. */
export const bytesFile = (name: string, type: string, bytes: Buffer) => ({
  name,
  type,
  size: bytes.length,
  etag: createHash('sha256').update(bytes).digest('hex'),
  open: async (range?: Range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
})
