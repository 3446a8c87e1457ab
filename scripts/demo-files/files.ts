import { certificateOf, drawingOf, inspectionOf } from './drawing'
import { dxfFile } from './dxf'
import { parts, type PartKey } from './parts'
import { pdfFile } from './pdf'
import { cratePhoto } from './photo'
import { stepFile } from './step'

/** Before anything of the demo happened. */
const DRAWN_AT = new Date('2026-01-05T06:00:00Z')
const INSPECTED: PartKey[] = ['sealHousing', 'bracket', 'pumpShaft']
const PHOTOGRAPHED: PartKey[] = ['sealHousing', 'bracket', 'impellerShaft', 'pumpShaft']

const CERTIFICATES = [
  {
    file: 'certificate-iso-9001',
    label: 'ISO 9001:2015',
    lines: ['Quality management system', 'Machining of precision parts', 'Certificate QM 08 4471'],
  },
  {
    file: 'certificate-iatf-16949',
    label: 'IATF 16949:2016',
    lines: ['Automotive quality management system', 'Machining of precision parts', 'Certificate 0412398'],
  },
  { file: 'certificate-udyam', label: 'Udyam registration', lines: ['Small enterprise', 'Manufacturing'] },
]

/** Each file of the demo by its name: drawings of each part, the shops' inspection reports and photos. */
export async function demoFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  // One character is one byte.
  const add = (name: string, text: string) => files.set(name, Buffer.from(text, 'latin1'))
  for (const part of Object.values(parts)) {
    const sheet = drawingOf(part)
    add(`${part.file}.step`, stepFile(part, DRAWN_AT))
    add(`${part.file}.dxf`, dxfFile(sheet))
    add(`${part.file}.pdf`, pdfFile(sheet, part.name))
  }
  // A head without a drawing: no copy can be made of it, so it waits for an admin.
  add(`${parts.valveBody.file}.dwg`, 'AC1032'.padEnd(4096, '\0'))
  for (const key of INSPECTED) {
    const part = parts[key]
    add(`inspection-${part.file}.pdf`, pdfFile(inspectionOf(part), part.name))
  }
  for (const { file, label, lines } of CERTIFICATES) add(`${file}.pdf`, pdfFile(certificateOf(label, lines), label))
  for (const key of PHOTOGRAPHED) {
    const { file } = parts[key]
    files.set(`${file}.jpg`, await cratePhoto(files.get(`${file}.step`)!))
  }
  return files
}
