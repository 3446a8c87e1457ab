/** Longer side of a photo in pixels: enough to read a label or a measure, a tenth of what a camera stores. */
const LONG_SIDE = 2000
const QUALITY = 0.85
/** Longer side of A4 in points. */
const PAGE = 842

/** A photo as a PDF, which every side can open. It is drawn anew, so that the place where it was taken is not in it. */
export async function photoPdf(photo: Blob, takenAt = new Date()): Promise<File> {
  const jpeg = await redrawn(photo)
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

async function redrawn(photo: Blob): Promise<Uint8Array> {
  const image = await createImageBitmap(photo)
  const scale = Math.min(1, LONG_SIDE / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  if (!jpeg) throw new Error('We couldn’t read the photo.')
  return new Uint8Array(await jpeg.arrayBuffer())
}
