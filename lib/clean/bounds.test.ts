import { strToU8, unzipSync, zipSync } from 'fflate'
import { chunkedPng, chunkedWebp, floodedJpeg, segmentedJpeg } from '@/tests/floods'
import { docxFile } from '@/tests/named-files/office'
import { TooMany } from '../drawing/too-many'
import { smallPhoto } from '../infra/thumbnails/small-photo'
import { clean } from './clean'
import { pieceCounter } from './picture-parts'

const names = { person: 'a', company: 'b', folder: 'c' }

function docxOf(entries: number) {
  const parts = Object.fromEntries(Array.from({ length: entries }, (_, i) => [`word/${i}.xml`, strToU8('<a/>')]))
  return zipSync({ ...unzipSync(docxFile(names)), ...parts }, { level: 0 })
}
const docxWith = (media: Uint8Array) =>
  zipSync({ ...unzipSync(docxFile(names)), 'word/media/a.jpg': media }, { level: 0 })

const pdfOf = (objects: number) => Buffer.from(`%PDF-1.7\n${'9 0 obj 1 endobj\n'.repeat(objects)}`)

const dxfOf = (objects: number) =>
  Buffer.from(`0\nSECTION\n2\nENTITIES\n${'0\nPOINT\n'.repeat(objects)}0\nENDSEC\n0\nEOF\n`)
const stepOf = (statements: number) =>
  Buffer.from(`ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n${'#1=A();'.repeat(statements)}ENDSEC;\nEND-ISO-10303-21;\n`)

type Row = [file: string, what: string, bytes: () => Uint8Array | Promise<Uint8Array>]
test.each<Row>([
  ['a.jpg', '100 scans', () => floodedJpeg(900_000)],
  ['a.jpg', '10,000 segments', () => segmentedJpeg(10_001)],
  ['a.png', '10,000 chunks', () => chunkedPng(10_001)],
  ['a.webp', '10,000 chunks', () => chunkedWebp(10_001)],
  ['a.docx', '2,000 packed parts', () => docxOf(2_001)],
  ['a.docx', '10,000 segments', async () => docxWith(await segmentedJpeg(10_001))],
  ['a.pdf', '1,00,000 objects', () => pdfOf(100_001)],
  ['a.dxf', '5,00,000 objects', () => dxfOf(500_001)],
  ['a.step', '5,00,000 statements', () => stepOf(500_001)],
])(
  '%s of more than %s is refused by the number of it',
  async (file, what, bytes) => {
    const refusal = await clean(file, await bytes()).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(TooMany)
    expect((refusal as Error).message).toBe(`This file has more than ${what}`)
  },
  60_000,
)

test.each<Row>([
  ['a.jpg', 'scans', () => floodedJpeg(50)],
  ['a.jpg', 'segments', () => segmentedJpeg(5_000)],
  ['a.png', 'chunks', () => chunkedPng(5_000)],
  ['a.webp', 'chunks', () => chunkedWebp(5_000)],
  ['a.docx', 'packed parts', () => docxOf(1_000)],
  ['a.dxf', 'objects', () => dxfOf(50_000)],
  ['a.step', 'statements', () => stepOf(50_000)],
])(
  '%s of many %s is taken',
  async (file, _, bytes) => {
    expect(await clean(file, await bytes())).not.toBeNull()
  },
  60_000,
)

test('a flood of scans has no thumbnail, for the same reason', async () => {
  await expect(smallPhoto(await floodedJpeg(900_000))).rejects.toThrow('more than 100 scans')
})

test.each<Row>([
  ['a.jpg', '100 scans', () => floodedJpeg(101)],
  ['a.jpg', '10,000 segments', () => segmentedJpeg(10_001)],
  ['a.png', '10,000 chunks', () => chunkedPng(10_001)],
  ['a.webp', '10,000 chunks', () => chunkedWebp(10_001)],
])('the pieces of %s are counted as they arrive, however it is cut: more than %s', async (_, what, bytes) => {
  const flood = Buffer.from(await bytes())
  for (const size of [1, 7, 4096, flood.length]) {
    const counter = pieceCounter()
    const arrive = () => {
      for (let at = 0; at < flood.length; at += size) counter.look(flood.subarray(at, at + size))
    }
    expect(arrive).toThrow(`This file has more than ${what}`)
  }
})

test('what is cut within its segments has no more of them', async () => {
  for (const photo of [
    await floodedJpeg(95),
    await segmentedJpeg(9_000),
    await chunkedPng(9_000),
    await chunkedWebp(9_000),
  ])
    for (const size of [1, 3, 1000]) {
      const counter = pieceCounter()
      for (let at = 0; at < photo.length; at += size) counter.look(photo.subarray(at, at + size))
    }
})
