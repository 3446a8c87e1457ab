import { expect, test } from '@jest/globals'
import { assertSignature } from './signatures'

const text = (t: string) => Buffer.from(t)
const bytes = (...b: number[]) => Buffer.from(b)
const exe = Buffer.concat([text('MZ'), Buffer.alloc(200)])
const elf = Buffer.concat([bytes(0x7f), text('ELF'), Buffer.alloc(200)])

test.each<[string, Buffer]>([
  ['a.pdf', text('%PDF-1.4')],
  ['scanned.PDF', text('junk of a scanner\n%PDF-1.4')],
  ['a.docx', bytes(0x50, 0x4b, 3, 4)],
  ['a.xlsx', bytes(0x50, 0x4b, 3, 4)],
  ['a.doc', bytes(0xd0, 0xcf, 0x11, 0xe0)],
  ['a.xls', bytes(0xd0, 0xcf, 0x11, 0xe0)],
  ['a.dwg', text('AC1032')],
  ['a.step', text('ISO-10303-21;\nHEADER;')],
  ['a.stp', text('\nISO-10303-21;')],
  ['a.dxf', text('  0\r\nSECTION\r\n')],
  ['a.dxf', text('999\nwritten by hand\n0\nSECTION')],
  ['a.dxf', text('\n999\n\n\n 999\r\ntwo comments\r\n\n 0\n\nSECTION')],
  ['a.dxf', text('AutoCAD Binary DXF\r\n')],
  ['a.stl', text('solid bracket\n facet normal 0 0 1')],
  ['a.stl', Buffer.concat([text('exported'), Buffer.alloc(120)])],
])('%s may hold what such files hold', (name, head) => expect(() => assertSignature(name, head)).not.toThrow())

test.each<[string, Buffer]>(
  ['pdf', 'docx', 'xlsx', 'doc', 'xls', 'dwg', 'step', 'stp', 'dxf', 'stl'].flatMap((end) => [
    [`a.${end}`, exe],
    [`a.${end}`, elf],
    [`a.${end}`, text('<script>alert(1)</script>')],
  ]),
)('%s may not hold a program or a page', (name, head) =>
  expect(() => assertSignature(name, head)).toThrow(expect.objectContaining({ code: 'unsupported_type' })),
)

test.each(['999\n\n\n\n', '999\r\n', ' 999 \n\n', '\n'])(
  'what is made of %j is refused at once, not after hours',
  (piece) => {
    const begin = performance.now()
    const head = text(piece.repeat(400).slice(0, 1024))
    for (const end of ['dxf', 'pdf', 'step', 'stl', 'dwg'])
      expect(() => assertSignature(`a.${end}`, head)).toThrow(expect.objectContaining({ code: 'unsupported_type' }))
    expect(performance.now() - begin).toBeLessThan(500)
  },
)
