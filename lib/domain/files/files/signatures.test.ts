import { assertSignature, HEAD_BYTES, requiredContent } from './signatures'

const text = (t: string) => Buffer.from(t)
const bytes = (...b: number[]) => Buffer.from(b)
const exe = Buffer.concat([text('MZ'), Buffer.alloc(200)])
const elf = Buffer.concat([bytes(0x7f), text('ELF'), Buffer.alloc(200)])

test.each<[string, Buffer]>([
  ['a.pdf', text('%PDF-1.4')],
  ['scanned.PDF', text('\uFEFF\r\n %PDF-1.4')],
  ['printed.pdf', text('\x1B%-12345X@PJL JOB NAME = "plate"\r\n@PJL ENTER LANGUAGE = PDF\r\n%PDF-1.4')],
  ['scanned.pdf', text('junk of a scanner\n%PDF-1.4')],
  ['a.docx', bytes(0x50, 0x4b, 3, 4)],
  ['a.xlsx', bytes(0x50, 0x4b, 3, 4)],
  ['a.doc', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ['a.xls', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ['a.dwg', text('AC1032')],
  ['a.step', text('ISO-10303-21;\nHEADER;')],
  ['a.stp', text('\nISO-10303-21;')],
  ['a.dxf', text('  0\r\nSECTION\r\n')],
  ['a.dxf', text('999\nwritten by hand\n0\nSECTION')],
  ['a.dxf', text('\n999\n\n\n 999\r\ntwo comments\r\n\n 0\n\nSECTION')],
  ['a.dxf', text('AutoCAD Binary DXF\r\n')],
  ['a.stl', text('solid bracket\n facet normal 0 0 1')],
  ['a.stl', Buffer.concat([text('exported'), Buffer.alloc(120)])],
  ['a.dxf', text('\uFEFF  0\r\nSECTION\r\n')],
  ['a.dxf', text('\uFEFF999\ncomment\n0\nSECTION')],
  ['a.dxf', text('999\rcomment of a Mac\r0\rSECTION')],
  ['a.step', text('\uFEFFISO-10303-21;\nHEADER;')],
  ['a.stp', text('/* exported by hand */\r\n/* twice **/ \n\n/**/ISO-10303-21 ;')],
  ['a.stp', text(`/* ${'a licence '.repeat(300)}*/ISO-10303-21;`)],
  ['a.stl', text('\uFEFFsolid bracket\n facet normal 0 0 1')],
  ['a.stl', text('# made by hand\n\n; of a bracket\nSOLID bracket\n facet')],
  ['a.stl', Buffer.from('\uFEFFsolid bracket', 'utf16le')],
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

const padded = (start: Buffer) => Buffer.concat([start, Buffer.alloc(200)])
const facets = Buffer.alloc(120)
test.each<[string, string, Buffer]>([
  ['a page before a PDF', 'a.pdf', text('<html><script>alert(1)</script>\n%PDF-1.4')],
  ['a page after junk before a PDF', 'a.pdf', text('junk <script>alert(1)</script>\n%PDF-1.4')],
  ['a head that comes too late', 'a.pdf', text(`${' '.repeat(1024)}%PDF-1.4`)],
  ['a script before a PDF', 'a.pdf', text('#!/bin/sh\nexit\n%PDF-1.4')],
  ['an empty archive', 'a.docx', bytes(0x50, 0x4b, 5, 6)],
  ['letters before an archive', 'a.xlsx', Buffer.concat([text('x'), bytes(0x50, 0x4b, 3, 4)])],
  ['half of the OLE signature', 'a.doc', bytes(0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4)],
  ['a page as the header of an STL', 'a.stl', Buffer.concat([text('\n <!DOCTYPE html>'), facets])],
  ['a page with a byte order mark', 'a.stl', Buffer.concat([text('\uFEFF<svg onload=x>'), facets])],
  ['a page in UTF-16', 'a.stl', padded(Buffer.from('\uFEFF<html>', 'utf16le'))],
  ['a shell script', 'a.stl', padded(text('#!/bin/sh\nrm -rf ~\n'))],
  ['PHP', 'a.stl', padded(text('<?php system($x);'))],
  ['a program for macOS', 'a.stl', padded(bytes(0xcf, 0xfa, 0xed, 0xfe))],
  ['another one', 'a.stl', padded(bytes(0xfe, 0xed, 0xfa, 0xce))],
  ['a class of Java', 'a.stl', padded(bytes(0xca, 0xfe, 0xba, 0xbe))],
  ['an archive', 'a.stl', padded(bytes(0x50, 0x4b, 3, 4))],
  ['a PDF', 'a.stl', padded(text('%PDF-1.7'))],
  ['a page after a comment', 'a.step', text('/* part */<html>ISO-10303-21;')],
  ['a comment without an end', 'a.step', text('/* ISO-10303-21;')],
  ['a page after a byte-order mark', 'a.dxf', text('\uFEFF<html>\n0\nSECTION')],
  ['a page after a comment', 'a.stl', text('# part\n<html>\nsolid a')],
  ['a word that only begins like solid', 'a.stl', text('solidarity\nfacet')],
])('%s is not taken as %s', (_, name, head) =>
  expect(() => assertSignature(name, head)).toThrow(expect.objectContaining({ code: 'unsupported_type' })),
)

test.each<[string, string, string[], boolean]>([
  ['in one piece', 'a.docx', ['PK..[Content_Types].xml..'], false],
  ['over two pieces', 'a.DOCX', ['PK..[Content_', 'Types].xml..'], false],
  ['letter by letter', 'a.xlsx', [...'PK..[Content_Types].xml'], false],
  ['not at all', 'a.xlsx', ['PK..META-INF/MANIFEST.MF'], true],
  ['and a PDF needs none', 'a.pdf', ['%PDF'], false],
])('a packed document holds its list of types: %s', (_, name, pieces, isMissing) => {
  const required = requiredContent(name)
  for (const piece of pieces) required.look(text(piece))
  expect(required.isMissing()).toBe(isMissing)
})

test.each(['999\n\n\n\n', '999\r\n', ' 999 \n\n', '\n', '/**/', '/* ', '# # ', '#\n', ' '])(
  'what is made of %j is refused at once, not after hours',
  (piece) => {
    const begin = performance.now()
    const head = text(piece.repeat(HEAD_BYTES).slice(0, HEAD_BYTES))
    for (const end of ['dxf', 'pdf', 'step', 'stl', 'dwg'])
      expect(() => assertSignature(`a.${end}`, head)).toThrow(expect.objectContaining({ code: 'unsupported_type' }))
    expect(performance.now() - begin).toBeLessThan(500)
  },
)

test('a Word or Excel file with a password is called that', () =>
  expect(() => assertSignature('offer.docx', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))).toThrow(
    '"offer.docx" asks for a password, or has the format of an older program.',
  ))
