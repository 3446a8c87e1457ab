import { asciiStl, binaryStl } from '@/tests/drawings'
import { measure } from './mesh'
import { readStl } from './stl'

const text = (content: string) => new TextEncoder().encode(content)
const box = [100, 50, 20] as const

test.each([
  ['ASCII', text(asciiStl(box))],
  ['binary', new Uint8Array(binaryStl(box))],
])('a box in %s STL has its size and volume', (_, bytes) => {
  const { size, volume, triangles } = measure(readStl(bytes))
  expect([size, triangles]).toEqual([[100, 50, 20], 12])
  expect(volume).toBeCloseTo(100_000, 3)
})

test.each([
  ['a binary file that was cut off', new Uint8Array(binaryStl(box)).subarray(0, 500)],
  ['a binary file with bytes too many', new Uint8Array(Buffer.concat([binaryStl(box), Buffer.from('more')]))],
  ['a text that was cut off', text(asciiStl(box).slice(0, 900))],
  ['a text that ends without its last line', text(asciiStl(box).replace('endsolid box', ''))],
  ['an empty file', new Uint8Array()],
])('%s is refused', (_, bytes) => {
  expect(() => readStl(bytes)).toThrow('STL file is incomplete')
})

test('a file of no triangles, or of no numbers, is refused', () => {
  expect(() => readStl(text('solid empty\nendsolid empty\n'))).toThrow('no triangles')
  expect(() => readStl(text(asciiStl(box).replace('vertex 0 0 0', 'vertex x 0 0')))).toThrow('invalid coordinates')
})
