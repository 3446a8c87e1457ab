import { readDxf } from '../drawing/dxf'
import { namedDxf } from '@/tests/named-files/dxf'
import { needlesIn } from '@/tests/named-files/needles'
import { listOf } from '@/tests/named-files/step'
import { binaryDxfBytes, dxfPairs, plate, text as words, type Pair } from '@/tests/dxf-drawings'
import { cleanDxf } from './dxf'

const names = { person: 'Asha Verma', company: 'Verma Pumps', folder: 'D:\\verma' }
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('a drawing keeps its lines and loses its names', () => {
  const given = bytesOf(namedDxf(names))
  expect(needlesIn(given, listOf(names))).toHaveLength(3)
  const copy = cleanDxf(given)!
  expect(needlesIn(copy, listOf(names))).toEqual([])
  const text = Buffer.from(copy).toString('latin1')
  expect(readDxf(copy)).toEqual(readDxf(bytesOf(namedDxf(names).replace(/EOF[\s\S]*$/, 'EOF\n'))))
  expect(text).toContain('$TEXTSTYLE')
  expect(cleanDxf(copy)).toEqual(copy)
})

test.each(['\uFEFF', '\r\n\n', '\uFEFF\n', '999\nby Asha Verma\n', '\uFEFF999\n\n'])(
  'the copy of a drawing after %j is the one of the drawing alone',
  (before) => {
    const given = namedDxf(names)
    expect(cleanDxf(bytesOf(before + given))).toEqual(cleanDxf(bytesOf(given)))
  },
)

test('descriptions of blocks, folders of fonts and texts that are not drawn go; texts that are drawn stay', () => {
  const attribute = (flag: number, text: string) => `0\nATTRIB\n1\n${text}\n2\nTAG\n70\n${flag}\n`
  const style = '0\nSTYLE\n2\nNOTES\n3\nC:\\Users\\Verma\\romans.shx\n'
  const block = '0\nBLOCK\n2\nHUB\n4\nby Verma\n'
  const texts = attribute(1, 'Verma') + attribute(9, 'Verma') + attribute(0, 'Shown')
  const given = `0\nSECTION\n2\nENTITIES\n${block}${style}${texts}0\nENDSEC\n0\nEOF\n`
  const text = Buffer.from(cleanDxf(bytesOf(given))!).toString('latin1')
  expect(text).not.toContain('Verma')
  for (const kept of ['HUB', 'romans.shx', 'Shown', 'TAG']) expect(text).toContain(kept)
})

test.each([
  ['a binary drawing that was cut off', 'AutoCAD Binary DXF\r\n\x1a\0'],
  ['one that was cut off', namedDxf(names).slice(0, 800)],
  ['lines that are no pairs', `${namedDxf(names).slice(0, 30)}\nx\n`],
  ['one with another file in it', '0\nSECTION\n2\nENTITIES\n0\nOLE2FRAME\n310\n00\n0\nENDSEC\n0\nEOF\n'],
])('%s is not cleaned', (_, text) => expect(cleanDxf(bytesOf(text))).toBeNull())

test.each([true, false])(
  'the copy of a binary drawing is text with all that is drawn, and without names: %s',
  (isWide) => {
    const header: Pair[] = [[9, '$ACADVER'], [1, 'AC1015'], [9, '$LASTSAVEDBY'], [1, 'Verma']] // oxfmt-ignore
    const entities: Pair[] = [...plate, ...words('Ø25'), [1001, 'PDM'], [1000, 'Verma'], [1070, 7]]
    const given = binaryDxfBytes(dxfPairs({ entities, header }), isWide)
    const copy = cleanDxf(given)!
    expect(Buffer.from(copy).toString('latin1')).not.toContain('Verma')
    expect(readDxf(copy)).toEqual(readDxf(given))
    expect(readDxf(copy).words[0]!.text).toBe('Ø25')
    expect(cleanDxf(copy)).toEqual(copy)
  },
)

test('a binary drawing whose text would begin another pair is not cleaned', () => {
  expect(cleanDxf(binaryDxfBytes(dxfPairs({ entities: words('a\n0\nLINE') }), true))).toBeNull()
})
