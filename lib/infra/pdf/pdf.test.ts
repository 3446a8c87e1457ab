import { readPdf } from '@/tests/pdf'
import { jpegFile, pngFile } from '@/tests/named-files/jpeg'
import { OURS } from '../lane'
import { pdfOf } from '.'
import type { Block, Paper } from './paper'

const names = { person: 'a', company: 'b', folder: 'c' }
const paper = (blocks: Block[], more: Partial<Paper> = {}): Paper => ({
  title: 'Inspection report of WO-0012',
  at: '2026-11-21T04:30:00.000Z',
  issuer: 'Satluj Precision',
  kind: 'Inspection report',
  id: 'WO-0012',
  blocks,
  ...more,
})
const drawn = (blocks: Block[], more?: Partial<Paper>) => pdfOf(OURS, async () => paper(blocks, more))

test('a paper says what it is, in which language and when; nothing of who drew it, and the same bytes each time', async () => {
  const blocks: Block[] = [
    { kind: 'photos', photos: [jpegFile(names), pngFile(names)].map((bytes) => ({ bytes, caption: 'Packing photo' })) },
  ]
  const bytes = await drawn(blocks)
  expect(Buffer.from(await drawn(blocks)).equals(Buffer.from(bytes))).toBe(true)
  const { info, text } = await readPdf(bytes)
  expect(info).toMatchObject({
    Title: 'Inspection report of WO-0012',
    Language: 'en-IN',
    Creator: 'Jobwork',
    Producer: 'Jobwork',
    CreationDate: 'D:20261121043000Z',
  })
  expect(info).not.toHaveProperty('Author')
  expect(text).toContain('Page 1 of 1')
})

test('signs of the trade and Hindi are printed; what no font has is a box, each letter one', async () => {
  const texts = ['₹12,34,567 ± 0.02 µm ⌀25 ≤ 3 ✗', 'क्षेत्र', '😀', '👨‍👩‍👧', 'שלום', '\u202Egpj.exe\u0007']
  const { text } = await readPdf(await drawn(texts.map((text) => ({ kind: 'text', text }))))
  // pdf.js reads the micro sign as the Greek letter that looks the same.
  expect(text.replace('μ', 'µ')).toContain(texts[0])
  const lines = text.split('\n')
  expect(lines).toEqual(expect.arrayContaining(['□□□□', 'gpj.exe']))
  expect(lines.filter((line) => line === '□')).toHaveLength(2)
  expect(text).toMatch(/[\u0900-\u097f]/)
})

test('a table goes on over pages with its head on each, and a name of 255 letters stays within its column', async () => {
  const columns = [
    { head: 'Characteristic', share: 1 },
    { head: 'Value', share: 1 },
  ]
  const rows = Array.from({ length: 90 }, (_, i) => [
    i ? `No. ${i}` : 'x'.repeat(255),
    { text: '25.022', failed: true as const },
  ])
  const { pages } = await readPdf(await drawn([{ kind: 'table', columns, rows }]))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).toContain('Characteristic')
  expect(pages[0]!.match(/x+/g)!.join('')).toHaveLength(255)
  expect(pages.join('').match(/25\.022 ✗/g)).toHaveLength(90)
})

test('a card is an A6 sheet of one page, and says across its head that work is stopped', async () => {
  const facts = Array.from({ length: 8 }, (_, i): [string, string] => [
    `Fact ${i}`,
    'EN24, hardened and tempered '.repeat(9),
  ])
  const beside = { kind: 'beside', facts, code: 'https://jobwork.example/workorders/12', codeLabel: 'Scan' } as const
  const lines = { kind: 'lines', labels: ['Heat number', 'Made and checked by'] } as const
  const bytes = await drawn(
    [
      { ...beside, picture: null },
      { ...lines, labels: [...lines.labels] },
    ],
    { size: 'a6', stamp: 'STOPPED' },
  )
  const { pages } = await readPdf(bytes)
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('STOPPED')
  expect(Buffer.from(bytes).toString('latin1')).toContain('[0 0 297.64 419.53]')
})

test('steps stay with the lines to sign: on one page with a table while there is room, else together on the next', async () => {
  const heads: [string, ...string[]] = ['Step', 'Date', 'Pieces', 'Sign']
  const sheetWith = async (rows: number) => {
    const { pages } = await readPdf(
      await drawn([
        {
          kind: 'table',
          columns: [{ head: 'To measure', share: 1 }],
          rows: Array.from({ length: rows }, () => ['Bore']),
        },
        { kind: 'steps', heads, steps: ['Started', 'In Production', 'Quality Check', 'Completed'], leaves: 44 },
        { kind: 'lines', labels: ['Heat number', 'Made and checked by'] },
      ]),
    )
    return pages
  }
  expect(await sheetWith(22)).toHaveLength(1)
  const [front, back, ...more] = await sheetWith(26)
  expect(more).toEqual([])
  expect(front).not.toContain('Started')
  for (const words of ['Started', 'Completed', 'Heat number', 'Made and checked by']) expect(back).toContain(words)
})

test('a photo that is damaged leaves a note in its place, the rest is drawn', async () => {
  const photos = [Buffer.from('no picture'), jpegFile(names)].map((bytes) => ({ bytes, caption: 'Photo' }))
  const { text } = await readPdf(
    await drawn([
      { kind: 'photos', photos },
      { kind: 'text', text: 'The end' },
    ]),
  )
  expect(text).toContain('can’t be shown here')
  expect(text).toContain('The end')
})

test('a paper without end is refused', async () => {
  const rows = Array.from({ length: 40_000 }, () => ['25'])
  await expect(drawn([{ kind: 'table', columns: [{ head: 'Value', share: 1 }], rows }])).rejects.toThrow('600 pages')
}, 60_000)

test('a caption that is too long ends in an ellipsis', async () => {
  const photos = [{ bytes: jpegFile(names), caption: 'Packing photo '.repeat(30) }]
  const { text } = await readPdf(await drawn([{ kind: 'photos', photos }]))
  expect(text).toMatch(/Packing.*…/)
})
