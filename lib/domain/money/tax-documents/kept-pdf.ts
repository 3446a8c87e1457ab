import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Problem } from '../../../contract/core/problem'
import { db } from '../../../infra/db/db'
import { log } from '../../../infra/observability/log'
import { storage } from '../../../infra/storage'
import { bytesOf } from '../../files/files/stored-bytes'
import { pdfBytes } from '../../orders/papers/pdf-file'
import { documentPaper } from './paper/document-paper'
import type { PaperCopy } from '../../../contract/money/invoice-files'
import type { IssuedRow } from './tax-document'

/** A document as PDF, drawn at the cost of the company that asks. */
export const drawDocument = (company: number, document: IssuedRow, copy: PaperCopy) =>
  pdfBytes(company, async () => documentPaper(document, copy, await logoOf(document)))

/** The original of a document: the first rendering is kept, and answered from then on. */
export async function keptPdf(company: number, document: IssuedRow): Promise<Buffer> {
  const { id, pdfKey, pdfSha256 } = document
  if (pdfKey) return (await readKept(pdfKey, pdfSha256!)) ?? restoreKept(company, document, pdfKey)
  const bytes = await drawDocument(company, document, 'original')
  const key = `documents/${randomUUID()}`
  await put(key, bytes)
  const kept = await db().taxDocument.updateMany({
    where: { id, pdfKey: null },
    data: { pdfKey: key, pdfSha256: sha256Of(bytes) },
  })
  if (kept.count) return bytes
  // Somebody else has drawn it meanwhile; the sweep deletes these bytes.
  const first = await db().taxDocument.findUniqueOrThrow({ where: { id }, select: { pdfKey: true, pdfSha256: true } })
  return (await readKept(first.pdfKey!, first.pdfSha256!)) ?? bytes
}

/** The kept bytes; null when they are gone or damaged. */
async function readKept(key: string, sha256: string): Promise<Buffer | null> {
  const content = await bytesOf(key)
  const bytes = content && (await buffer(content))
  if (bytes && sha256Of(bytes) === sha256) return bytes
  log().error({ key }, 'the kept PDF of a document is gone or damaged')
  return null
}

/** The same document is the same bytes, so lost ones can be drawn again; others are never given out in their place. */
async function restoreKept(company: number, document: IssuedRow, key: string): Promise<Buffer> {
  const bytes = await drawDocument(company, document, 'original')
  if (sha256Of(bytes) !== document.pdfSha256)
    throw new Problem('unavailable', 'We can’t read this PDF right now. Please try again in a minute.')
  await put(key, bytes)
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

/** The company's logo as it was on the day of issue; null when it is gone. */
async function logoOf({ snapshot }: IssuedRow): Promise<Uint8Array | null> {
  const { logoFileId } = snapshot.seller
  if (!logoFileId) return null
  const file = await db().file.findUnique({ where: { id: logoFileId }, select: { storageKey: true } })
  const content = file?.storageKey ? await bytesOf(file.storageKey) : null
  return content && buffer(content)
}
