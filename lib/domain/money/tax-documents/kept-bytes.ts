import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Problem } from '../../../contract/core/problem'
import { log } from '../../../infra/observability/log'
import { storage } from '../../../infra/storage'
import { bytesOf } from '../../files/files/stored-bytes'

/** Where a PDF is kept, and the SHA-256 (hex) of its bytes; null before it was drawn. */
export type Kept = { pdfKey: string; pdfSha256: string }

type Keeping = {
  /** As the document was read. */
  kept: Kept | null
  draw: () => Promise<Buffer>
  /** Writes where the bytes are unless somebody did before; answers where they are then. */
  claim: (drawn: Kept) => Promise<Kept>
}

/** The PDF of an issued document: the first rendering is kept, and answered from then on. */
export async function keptBytes({ kept, draw, claim }: Keeping): Promise<Buffer> {
  if (kept) return (await readKept(kept)) ?? restore(kept, draw)
  const bytes = await draw()
  const drawn = { pdfKey: `documents/${randomUUID()}`, pdfSha256: sha256Of(bytes) }
  await put(drawn.pdfKey, bytes)
  const first = await claim(drawn)
  if (first.pdfKey === drawn.pdfKey) return bytes
  // Somebody else has drawn it meanwhile; the sweep deletes these bytes.
  return (await readKept(first)) ?? bytes
}

/** The kept bytes; null when they are gone or damaged. */
async function readKept({ pdfKey, pdfSha256 }: Kept): Promise<Buffer | null> {
  const content = await bytesOf(pdfKey)
  const bytes = content && (await buffer(content))
  if (bytes && sha256Of(bytes) === pdfSha256) return bytes
  log().error({ key: pdfKey }, 'the kept PDF of a document is gone or damaged')
  return null
}

/** The same document is the same bytes, so lost ones can be drawn again; others are never given out in their place. */
async function restore({ pdfKey, pdfSha256 }: Kept, draw: () => Promise<Buffer>): Promise<Buffer> {
  const bytes = await draw()
  if (sha256Of(bytes) !== pdfSha256)
    throw new Problem('unavailable', 'We can’t read this PDF right now. Please try again in a minute.')
  await put(pdfKey, bytes)
  return bytes
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function put(key: string, bytes: Buffer) {
  try {
    await (await storage()).put(key, Readable.from([bytes]))
  } catch (err) {
    log().error({ err, key }, 'could not keep the PDF of a document')
    throw new Problem('unavailable', 'We can’t keep this PDF right now. Please try again in a minute.')
  }
}
