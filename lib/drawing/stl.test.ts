import { asciiStl, binaryStl, stlDialects } from '@/tests/drawings'
import { measure } from './mesh'
import { readStl } from './stl'

const text = (content: string) => new TextEncoder().encode(content)
const box = [100, 50, 20] as const
const [ascii, binary] = [asciiStl(box), binaryStl(box)]
const without = (count: number, cut: number) => {
  const file = Buffer.from(binary.subarray(0, binary.length - cut))
  file.writeUInt32LE(count, 80)
  return file
}

test.each(Object.entries(stlDialects(box)))('a box in STL, %s, has its size and volume', (_, bytes) => {
  const { size, volume, triangles } = measure(readStl(bytes))
  expect([size, triangles]).toEqual([[100, 50, 20], 12])
  expect(volume).toBeCloseTo(100_000, 3)
})

test.each([
  ['a binary file that was cut off', binary.subarray(0, 500)],
  ['a binary file that counts more than it has', without(13, 0)],
  ['a binary file without a count that was cut off', without(0, 7)],
  ['a text that was cut off', text(ascii.slice(0, 900))],
  ['a text that was cut off within a corner', text(ascii.slice(0, ascii.lastIndexOf('vertex') + 9))],
  ['a text that ends without its last line', text(ascii.replace('endsolid box', ''))],
  ['an empty file', new Uint8Array()],
])('%s is refused', (_, bytes) => {
  expect(() => readStl(bytes)).toThrow('STL file is incomplete')
})

test.each([
  ['no triangles', 'solid empty\nendsolid empty\n', 'no triangles'],
  ['a letter for a number', ascii.replace('vertex 0 0 0', 'vertex x 0 0'), 'invalid coordinates in line 4'],
  ['no number', ascii.replace('vertex 0 0 0', 'vertex nan 0 0'), 'invalid coordinates in line 4'],
  ['a number that is too large', ascii.replace('vertex 0 0 0', 'vertex 1e99 0 0'), 'invalid coordinates'],
  ['a comma in a number', ascii.replace('vertex 0 0 0', 'vertex 0,5 0 0'), 'a comma within a number'],
  ['a corner of two numbers', ascii.replace('vertex 0 0 0', 'vertex 0 0'), 'invalid coordinates'],
  ['four corners', ascii.replace('vertex 0 0 0', 'vertex 0 0 0\nvertex 1 1 1'), 'no triangle in line'],
  ['two corners', ascii.replace('vertex 0 0 0', ''), 'no triangle in line'],
  ['words of another format', ascii.replace('outer loop', 'outer loop of mine'), 'don’t understand in line 3'],
  ['words between triangles', ascii.replace('endfacet', 'endfacet\ncolor 1 0 0'), 'don’t understand in line 9'],
  ['words at the end', `${ascii}\nby hand\n`, 'don’t understand'],
  [
    'a triangle in a name',
    ascii.replace(/facet normal 0 0 0\s*outer loop\s*/, '').replace('box\n', 'box '),
    'in line 1',
  ],
])('a text of %s is refused with its line', (_, content, why) => {
  expect(() => readStl(text(content))).toThrow(why)
})

test('a binary file with a corner that is no number is refused', () => {
  const broken = Buffer.from(binary)
  broken.writeFloatLE(NaN, 84 + 12)
  expect(() => readStl(broken)).toThrow('invalid coordinates')
})

test.each(['solid # ', 'solid facet normal ', '# ', 'endsolid solid ', 'solid\n', ' ', 'facet vertex 1 1 1 '])(
  'two megabytes of %j are refused at once',
  (piece) => {
    expect(() => readStl(text(`solid ${piece.repeat(2_000_000 / piece.length)}`))).toThrow('This STL file')
  },
)
