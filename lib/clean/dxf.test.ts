import { readDxf } from '../drawing/dxf'
import { namedDxf } from '@/tests/named-files/dxf'
import { needlesIn } from '@/tests/named-files/needles'
import { listOf } from '@/tests/named-files/step'
import { cleanDxf } from './dxf'

const names = { person: 'Asha Verma', company: 'Verma Pumps', folder: 'D:\\verma' }
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('a drawing keeps its lines and loses its names', () => {
  const given = bytesOf(namedDxf(names))
  expect(needlesIn(given, listOf(names))).toHaveLength(3)
  const copy = cleanDxf(given)!
  expect(needlesIn(copy, listOf(names))).toEqual([])
  const text = Buffer.from(copy).toString('latin1')
  expect(readDxf(text)).toEqual(readDxf(namedDxf(names).replace(/EOF[\s\S]*$/, 'EOF\n')))
  expect(text).toContain('$TEXTSTYLE')
  expect(cleanDxf(copy)).toEqual(copy)
})

test.each([
  ['a binary drawing', 'AutoCAD Binary DXF\r\n\x1a\0'],
  ['one that was cut off', namedDxf(names).slice(0, 800)],
  ['lines that are no pairs', `${namedDxf(names).slice(0, 30)}\nx\n`],
  ['one with another file in it', '0\nSECTION\n2\nENTITIES\n0\nOLE2FRAME\n310\n00\n0\nENDSEC\n0\nEOF\n'],
])('%s is not cleaned', (_, text) => expect(cleanDxf(bytesOf(text))).toBeNull())
