import { readStl } from '../drawing/stl'
import { binaryStl, stlDialects } from '@/tests/drawings'
import { namedBinaryStl, namedStl } from '@/tests/named-files/dxf'
import { needlesIn } from '@/tests/named-files/needles'
import { listOf } from '@/tests/named-files/step'
import { cleanStl } from './stl'

const names = { person: 'Asha Verma', company: 'Verma Pumps', folder: 'D:\\verma' }
const files = { text: new TextEncoder().encode(namedStl(names)), binary: namedBinaryStl(names) }

test.each(Object.entries(files))('an STL file in %s loses its name and keeps its triangles', (_, given) => {
  expect(needlesIn(given, listOf(names))).toHaveLength(1)
  const copy = cleanStl(given)!
  expect(needlesIn(copy, listOf(names))).toEqual([])
  expect(readStl(copy)).toEqual(readStl(given))
  expect(cleanStl(copy)).toEqual(copy)
})

test('what follows the last triangle goes; lines that are no STL are not cleaned', () => {
  const copy = cleanStl(Buffer.concat([files.binary, Buffer.from(names.person)]))!
  expect(needlesIn(copy, listOf(names))).toEqual([])
  expect(cleanStl(Buffer.from('solid a\nby Asha Verma\nendsolid a\n'))).toBeNull()
  expect(cleanStl(Buffer.from('half'))).toBeNull()
})

test.each(Object.entries(stlDialects([10, 20, 30])))('the copy of STL, %s, has the same triangles', (how, given) => {
  const copy = cleanStl(given)!
  expect(readStl(copy)).toEqual(readStl(given))
  expect(copy.includes(0)).toBe(how.startsWith('binary'))
  expect(cleanStl(copy)).toEqual(copy)
})

test('colours of triangles, digits of numbers and solids stay; comments go', () => {
  const coloured = binaryStl([10, 20, 30])
  coloured.writeUInt16LE(0x7fff, 84 + 48)
  expect(Buffer.from(cleanStl(coloured)!).readUInt16LE(84 + 48)).toBe(0x7fff)
  const text = namedStl(names)
    .replaceAll('vertex 10', 'vertex 10.000000000000001')
    .replace('  facet', '# by Asha Verma\n  facet')
  const copy = Buffer.from(cleanStl(Buffer.from(text.replace('  facet', 'endsolid\nsolid\n  facet')))!).toString()
  expect(copy.split('10.000000000000001')).toHaveLength(text.split('10.000000000000001').length)
  expect(copy.match(/^solid/gm)).toHaveLength(2)
  expect(copy).not.toContain('Asha')
})

test('a file that holds half a triangle, or a name in the place of a number, has no copy', () => {
  const cut = files.binary.subarray(0, files.binary.length - 20)
  expect(cleanStl(cut)).toBeNull()
  const hidden = Buffer.from(files.text).toString().replace('normal 0 0 0', 'normal Asha Verma Pumps')
  expect(cleanStl(Buffer.from(hidden))).toBeNull()
})
