import { buffer } from 'node:stream/consumers'
import type { PaperCopy } from '../../../contract/core/money-fields'
import { db } from '../../../infra/db/db'
import { bytesOf } from '../../files/files/stored-bytes'
import { pdfBytes } from '../../orders/papers/pdf-file'
import { keptBytes, type Kept } from './kept-bytes'
import { documentPaper } from './paper/document-paper'
import type { Snapshot } from './snapshot'
import type { IssuedRow } from './tax-document'

/** A document as PDF, drawn at the cost of the company that asks. */
export const drawDocument = (company: number, document: IssuedRow, copy: PaperCopy) =>
  pdfBytes(company, async () => documentPaper(document, copy, await logoOf(document.snapshot.seller)))

/** The original of a document: the first rendering is kept, and answered from then on. */
export const keptPdf = (company: number, document: IssuedRow): Promise<Buffer> =>
  keptBytes({
    kept: document.pdfKey === null ? null : { pdfKey: document.pdfKey, pdfSha256: document.pdfSha256! },
    draw: () => drawDocument(company, document, 'original'),
    claim: (drawn) => claim(document, drawn),
  })

async function claim({ id }: IssuedRow, drawn: Kept): Promise<Kept> {
  const { count } = await db().taxDocument.updateMany({ where: { id, pdfKey: null }, data: drawn })
  if (count) return drawn
  const { pdfKey, pdfSha256 } = await db().taxDocument.findUniqueOrThrow({
    where: { id },
    select: { pdfKey: true, pdfSha256: true },
  })
  return { pdfKey: pdfKey!, pdfSha256: pdfSha256! }
}

/** The company's logo as it was on the day of issue; null when it is gone. */
export async function logoOf({ logoFileId }: Pick<Snapshot['seller'], 'logoFileId'>): Promise<Uint8Array | null> {
  if (!logoFileId) return null
  const file = await db().file.findUnique({ where: { id: logoFileId }, select: { storageKey: true } })
  const content = file?.storageKey ? await bytesOf(file.storageKey) : null
  return content && buffer(content)
}
