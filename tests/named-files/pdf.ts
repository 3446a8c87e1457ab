import { deflateSync } from 'node:zlib'
import { drawObject, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { jpegFile } from './jpeg'
import type { Names } from './step'

const stream = (dict: string, bytes: Buffer | string) => {
  const body = Buffer.from(bytes)
  return Buffer.concat([
    Buffer.from(`<< ${dict} /Length ${body.length} >>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ])
}

/** A PDF of one page with nothing on it. */
export const emptyPdf = `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>
endobj
trailer
<< /Root 1 0 R >>
%%EOF
`

/** A PDF of one page that says `shown`, with names everywhere else: of the file itself, or of an older version of it. */
export function pdfFile({ person, company, folder }: Names, shown = 'Bracket'): Buffer {
  const hex = Buffer.from(`\uFEFF${company}`, 'utf16le').swap16().toString('hex')
  const xmp = stream('/Type /Metadata /Subtype /XML', `<x:xmpmeta>${person} ${company}</x:xmpmeta>`)
  const attached = stream('/Type /EmbeddedFile /Filter /FlateDecode', deflateSync(Buffer.from(`${person} ${folder}`)))
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R /Metadata 8 0 R /Lang (en) /PieceInfo << /CAD << /Private (${person}) >> >>
      /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (app.alert\\("${person}"\\)) >>] >>
      /EmbeddedFiles << /Names [(${folder.replaceAll('\\', '\\\\')}) 10 0 R] >> >>
      /OpenAction << /S /Launch /F (${folder.replaceAll('\\', '\\\\')}) >>
      /AcroForm << /Fields [14 0 R] /XFA (${company}) >> /OwnKey (${company}) >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /LastModified (${person})
      /Resources << /Font << /F1 5 0 R >> /XObject << /I1 7 0 R >> >> /PieceInfo << /X (${person}) >> /OwnKey (${person})
      /AA << /O << /S /JavaScript /JS (${person}) >> >> /Annots [9 0 R 12 0 R 13 0 R 14 0 R 15 0 R] >>`,
    stream('', `BT /F1 12 Tf 20 100 Td (${shown}) Tj ET /I1 Do`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Author (${person}) /Title (${folder.replaceAll('\\', '\\\\')}) /Company <${hex}> /Creator (${company}) >>`,
    stream(
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Metadata 8 0 R',
      jpegFile({ person, company, folder }),
    ),
    xmp,
    `<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /T (${person}) /Contents (by ${company}) /Popup 12 0 R >>`,
    `<< /Type /Filespec /F (${folder.replaceAll('\\', '\\\\')}) /EF << /F 11 0 R >> >>`,
    attached,
    `<< /Type /Annot /Subtype /Popup /Rect [0 0 9 9] /Contents (${person}) /Parent 9 0 R >>`,
    `<< /Type /Annot /Subtype /Square /Rect [0 0 9 9] /T (${person}) /Contents (${company}) /NM (${person}) >>`,
    `<< /Type /Annot /Subtype /Widget /FT /Sig /Rect [0 0 9 9] /T (Sign) /V << /Type /Sig /Name (${person}) /Contents <${hex}> >> >>`,
    `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (mailto:${person}) >> >>`,
    `<< /Unused (${person} of ${company}) >>`,
  ]
  const first = written(Buffer.from(`%PDF-1.5\n% ${person}\n`), objects, 1, '/Info 6 0 R')
  // A later save replaces the page's content: the older one stays in the file.
  const older = Buffer.concat([first, Buffer.from(`4 0 obj\n<< /Length 9 >>\nstream\n${person}\nendstream\nendobj\n`)])
  return written(older, [objects[3]!], 4, '/Info 6 0 R')
}

/** The objects with their table behind the file of before. */
function written(before: Buffer, objects: (string | Buffer)[], from: number, trailer: string): Buffer {
  let file = before
  const offsets = objects.map((object, i) => {
    const offset = file.length
    file = Buffer.concat([file, Buffer.from(`${from + i} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 1\n0000000000 65535 f \n${from} ${offsets.length}\n${offsets.join('')}`
  const end = `trailer\n<< /Size 17 /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.concat([file, Buffer.from(table + end)])
}

/** A PDF of one page with a reviewer's note, an empty pop-up of it and an attached file. */
export async function commentedPdf(words = 'Break all edges 0.3'): Promise<Buffer> {
  const file = await PDFDocument.create()
  const page = file.addPage([300, 200])
  page.drawText('Bracket', { x: 20, y: 20 })
  await file.attach(Buffer.from('a list'), 'list.txt')
  const annotation = (of: object) => file.context.register(file.context.obj({ Type: 'Annot', ...of }))
  const note = annotation({ Subtype: 'Text', Rect: [10, 10, 30, 30], Contents: PDFString.of(words) })
  const popUp = annotation({ Subtype: 'Popup', Rect: [40, 10, 90, 60], Parent: note })
  page.node.addAnnot(note)
  page.node.addAnnot(popUp)
  return Buffer.from(await file.save())
}

/** A PDF of one page with a JPEG of four bytes. */
export async function unreadPicturePdf(): Promise<Buffer> {
  const file = await PDFDocument.create()
  const page = file.addPage([300, 200])
  const size = { Width: 16, Height: 8, BitsPerComponent: 8, ColorSpace: 'DeviceRGB' }
  const image = { Type: 'XObject', Subtype: 'Image', ...size, Filter: 'DCTDecode' }
  page.node.setXObject(PDFName.of('Photo'), file.context.register(file.context.stream('1234', image)))
  page.pushOperators(drawObject('Photo'))
  return Buffer.from(await file.save())
}

/** A PDF that asks for a password. */
export async function lockedPdf(): Promise<Buffer> {
  const file = await PDFDocument.create()
  file.addPage([300, 200]).drawText('Bracket', { x: 20, y: 20 })
  file.encrypt({ userPassword: 'a-password', ownerPassword: 'another', permissions: {} })
  return Buffer.from(await file.save({ useObjectStreams: false }))
}
