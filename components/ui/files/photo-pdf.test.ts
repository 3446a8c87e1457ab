import { PDFDocument } from '@cantoo/pdf-lib'
import { cleanPdf } from '@/lib/clean/pdf'
import { plainJpeg } from '@/tests/named-files/jpeg'
import { pdfOf } from './photo-pdf'

test('a photo becomes a PDF of one page in its shape, which can be cleaned for the other side', async () => {
  const pdf = await pdfOf(new Uint8Array(plainJpeg))
  const page = (await PDFDocument.load(pdf)).getPages()
  expect(page).toHaveLength(1)
  const { width, height } = page[0]!.getSize()
  expect(Math.max(width, height)).toBeCloseTo(842)
  expect(await cleanPdf(pdf)).not.toBeNull()
})
