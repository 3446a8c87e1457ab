import { shrunkPhoto } from '@/lib/client/photo'

/** Longer side of A4 in points. */
const PAGE = 842

/** A photo as a PDF, for places that take drawings and documents alone. The place where it was taken is not in it. */
export async function photoPdf(photo: File, takenAt = new Date()): Promise<File> {
  const jpeg = new Uint8Array(await (await shrunkPhoto(photo)).arrayBuffer())
  const name = `photo-${takenAt.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.pdf`
  return new File([await pdfOf(jpeg)], name, { type: 'application/pdf' })
}

/** A page of the picture's own shape. */
export async function pdfOf(jpeg: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const file = await PDFDocument.create()
  const image = await file.embedJpg(jpeg)
  const scale = PAGE / Math.max(image.width, image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  file.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height })
  return new Uint8Array(await file.save())
}
