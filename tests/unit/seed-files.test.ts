import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pixelsOf } from '@/lib/clean/picture'
import { drawingOf, inspectionOf } from '@/scripts/demo-files/drawing'
import { dxfFile } from '@/scripts/demo-files/dxf'
import { demoFiles } from '@/scripts/demo-files/files'
import { parts } from '@/scripts/demo-files/parts'
import { pdfFile } from '@/scripts/demo-files/pdf'
import { stepFile } from '@/scripts/demo-files/step'

const at = new Date('2026-11-21T10:00:00Z')
const FOLDER = 'prisma/seed/files'
const all = Object.values(parts)

test.each(all)(
  'STEP of $name: what is referenced is there, and each edge is used once along and once against',
  (part) => {
    const text = stepFile(part, at)
    expect(text).toMatch(/^ISO-10303-21;\n[\s\S]*\nEND-ISO-10303-21;\n$/)
    const defined = new Set(Array.from(text.matchAll(/^#(\d+)=/gm), (m) => m[1]))
    const referenced = new Set(Array.from(text.matchAll(/#(\d+)(?!\d*=)/g), (m) => m[1]))
    expect([...referenced].filter((id) => !defined.has(id))).toEqual([])

    const uses = new Map<string, string[]>()
    for (const [, edge, sense] of text.matchAll(/ORIENTED_EDGE\('',\*,\*,(#\d+),\.([TF])\.\)/g))
      uses.set(edge!, [...(uses.get(edge!) ?? []), sense!].sort())
    expect(uses.size).toBe(text.match(/=EDGE_CURVE/g)!.length)
    expect([...uses.values()].filter((senses) => senses.join() !== 'F,T')).toEqual([])
  },
)

test.each(all)('DXF of $name: pairs of code and value, every section ended, every layer declared', (part) => {
  const lines = dxfFile(drawingOf(part)).trimEnd().split('\n')
  expect(lines.length % 2).toBe(0)
  const pairs = lines.flatMap((line, i) => (i % 2 ? [] : [[Number(line), lines[i + 1]!] as const]))
  const named = (name: string) => pairs.filter(([code, value]) => code === 0 && value === name).length
  expect(named('SECTION')).toBe(3)
  expect(named('ENDSEC')).toBe(3)
  expect(pairs.at(-1)).toEqual([0, 'EOF'])
  const declared = pairs.flatMap(([code, value], i) => (code === 0 && value === 'LAYER' ? [pairs[i + 1]![1]] : []))
  const used = new Set(pairs.flatMap(([code, value]) => (code === 8 ? [value] : [])))
  expect([...used].filter((layer) => !declared.includes(layer))).toEqual([])
  expect(pairs.filter(([code, value]) => code >= 10 && code < 60 && !Number.isFinite(Number(value)))).toEqual([])
})

test.each(all)('PDF of $name: the table points at every object, and the stream is as long as it says', (part) => {
  for (const sheet of [drawingOf(part), inspectionOf(part)]) {
    const file = pdfFile(sheet, part.name)
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)![1])
    expect(file.slice(table)).toMatch(/^xref\n0 7\n/)
    const offsets = Array.from(file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm), (m) => Number(m[1]))
    offsets.forEach((offset, i) => expect(file.slice(offset)).toMatch(new RegExp(`^${i + 1} 0 obj\n`)))
    const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file)!
    expect(stream!.length).toBe(Number(length))
    expect(Buffer.from(file, 'latin1').toString('latin1')).toBe(file)
  }
})

test.each(all)('the drawing of $name stays on its sheet', (part) => {
  const { width, height, marks } = drawingOf(part)
  const ends = marks.flatMap((mark) => (mark.kind === 'line' ? [mark.from, mark.to] : [mark.at]))
  expect(ends.filter(([x, y]) => x < 10 || y < 10 || x > width - 10 || y > height - 10)).toEqual([])
})

const isPhoto = (name: string) => name.endsWith('.jpg')

test('the demo’s files are what the script makes', async () => {
  const made = await demoFiles()
  expect((await readdir(FOLDER)).sort()).toEqual([...made.keys()].sort())
  for (const [name, bytes] of made) {
    const file = await readFile(join(FOLDER, name))
    if (isPhoto(name)) expect([name, await differenceOf(file, bytes)]).toEqual([name, expect.closeTo(0, 0)])
    else expect([name, file.equals(bytes)]).toEqual([name, true])
  }
})

/** The mean difference of two pictures a channel, 0 to 255: a codec may round otherwise on another processor. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)]
  expect([a.width, a.height]).toEqual([b.width, b.height])
  return a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]!), 0) / a.data.length
}
