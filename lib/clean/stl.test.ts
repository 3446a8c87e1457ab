import { readStl } from '../drawing/stl'
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
