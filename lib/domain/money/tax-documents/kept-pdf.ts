import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Problem } from '../../../contract/core/problem'
import { rows, sql } from '../../../infra/db/db'
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
  const [kept] = await rows<{ id: number }>(sql`
    UPDATE tax_documents SET pdf_key = ${key}, pdf_sha256 = ${sha256Of(bytes)} WHERE id = ${id} AND pdf_key IS NULL
    RETURNING id`)
  if (kept) return bytes
  // Somebody else has drawn it meanwhile; the sweep deletes these bytes.
  const [first] = await rows<{ key: string; sha256: string }>(
    sql`SELECT pdf_key AS key, pdf_sha256 AS sha256 FROM tax_documents WHERE id = ${id}`,
  )
  return (await readKept(first!.key, first!.sha256)) ?? bytes
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
  const [file] = await rows<{ key: string | null }>(sql`SELECT storage_key AS key FROM files WHERE id = ${logoFileId}`)
  const content = file?.key ? await bytesOf(file.key) : null
  return content && buffer(content)
}
