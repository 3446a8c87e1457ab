import { block, circle, dxfBytes, insert, line, plate, text, type Pair } from '@/tests/dxf-drawings'
import { readDxf } from './dxf'

const SAME = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]
type Point = [number, number]

/** A block of 200 by 200 with a cross and a circle. */
const detail = block('DETAIL', [
  ...line([0, 0], [200, 0]), ...line([200, 0], [200, 200]), ...line([200, 200], [0, 200]), ...line([0, 200], [0, 0]),
  ...line([0, 100], [200, 100]), ...line([100, 0], [100, 200]), ...circle(100, 100, 80),
]) // oxfmt-ignore

const extension = (handle: string): Pair[] => [
  [5, handle],
  [102, '{ACAD_XDICTIONARY'],
  [360, `${handle}1`],
  [102, '}'],
]
const filter = (handle: string, boundary: Point[], { toBlock = SAME, toBoundary = SAME, front = 0 } = {}): Pair[] => [
  [0, 'DICTIONARY'], [5, `${handle}1`], [3, 'ACAD_FILTER'], [350, `${handle}2`],
  [0, 'DICTIONARY'], [5, `${handle}2`], [3, 'SPATIAL'], [350, `${handle}3`],
  [0, 'SPATIAL_FILTER'], [5, `${handle}3`], [70, boundary.length], ...boundary.flatMap(([x, y]): Pair[] => [[10, x], [20, y]]),
  [71, 1], [72, front], ...(front ? [[40, 5] as Pair] : []), [73, 0], ...[...toBlock, ...toBoundary].map((n): Pair => [40, n]),
] // oxfmt-ignore

const window: Point[] = [[60, 70], [140, 130]] // oxfmt-ignore
const corners: Point[] = [[60, 70], [140, 70], [140, 130], [60, 130]] // oxfmt-ignore

function read(entities: Pair[], objects: Pair[], blocks = detail) {
  const sheet = readDxf(dxfBytes({ entities, objects, blocks }))
  const { min, max } = sheet.extents
  return { ...sheet, box: [...min, ...max].map((n) => Math.round(n * 1000) / 1000 + 0) }
}

test.each<[string, Pair[], Pair[], number[]]>([
  ['to a polygon', insert('DETAIL', [0, 0], extension('A')), filter('A', corners), [60, 70, 140, 130]],
  ['to a rectangle by two corners', insert('DETAIL', [0, 0], extension('A')), filter('A', window), [60, 70, 140, 130]],
  ['moved and turned', insert('DETAIL', [0, 0], [...extension('A'), [50, 90]]), filter('A', window), [-130, 60, -70, 140]],
  ['larger', insert('DETAIL', [10, 0], [...extension('A'), [41, 2], [42, 2]]), filter('A', window), [130, 140, 290, 260]],
  ['mirrored', insert('DETAIL', [0, 0], [...extension('A'), [41, -1]]), filter('A', window), [-140, 70, -60, 130]],
  ['by a boundary drawn where it was put', insert('DETAIL', [500, 0], extension('A')), filter('A', [[560, 70], [640, 130]], { toBlock: [1, 0, 0, -500, 0, 1, 0, 0, 0, 0, 1, 0] }), [560, 70, 640, 130]],
  ['by a boundary of turned axes', insert('DETAIL', [0, 0], extension('A')), filter('A', [[70, -140], [130, -60]], { toBoundary: [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0] }), [60, 70, 140, 130]],
])('a block is clipped %s', (_, entities, objects, box) => {
  const sheet = read(entities, objects)
  expect([sheet.box, sheet.lines.length, sheet.notes]).toEqual([box, 2, []])
}) // oxfmt-ignore

test('a clipped block within a clipped block shows what both show', () => {
  const blocks = [...detail, ...block('OUTER', insert('DETAIL', [0, 0], extension('A')))]
  const objects = [...filter('A', window), ...filter('B', [[0, 0], [120, 120]])] // oxfmt-ignore
  expect(read(insert('OUTER', [0, 0], extension('B')), objects, blocks).box).toEqual([60, 70, 120, 120])
})

test('the other places of the block stay whole', () => {
  expect(read([...insert('DETAIL', [0, 0], extension('A')), ...insert('DETAIL')], filter('A', window)).box).toEqual([
    0, 0, 200, 200,
  ])
})

test('an inverted clip leaves the hole out: its boundary runs around both', () => {
  const ring: Point[] = [[-1, -1], [201, -1], [201, 201], [-1, 201], [-1, -1], [60, 70], [60, 130], [140, 130], [140, 70], [60, 70]] // oxfmt-ignore
  const { lines } = read(
    insert('CROSS', [0, 0], extension('A')),
    filter('A', ring),
    block('CROSS', line([0, 100], [200, 100])),
  )
  expect(lines.map(({ points }) => points.map(([x]) => x))).toEqual([[0, 60], [140, 200]]) // oxfmt-ignore
})

test('a boundary with a bay cuts a line in two', () => {
  const bay: Point[] = [[0, 0], [200, 0], [200, 200], [150, 200], [150, 50], [50, 50], [50, 200], [0, 200]] // oxfmt-ignore
  const { lines } = read(
    insert('CROSS', [0, 0], extension('A')),
    filter('A', bay),
    block('CROSS', line([0, 100], [200, 100])),
  )
  expect(lines.map(({ points }) => points.map(([x]) => x))).toEqual([[0, 50], [150, 200]]) // oxfmt-ignore
})

test('words outside are not shown', () => {
  const blocks = block('NOTES', [...plate, ...text('OUT'), ...text('IN', [[50, 0]]).map(([code, value]): Pair => [code, code === 10 ? 80 : value])]) // oxfmt-ignore
  const { words } = read(insert('NOTES', [0, 0], extension('A')), filter('A', [[60, 0], [100, 50]]), blocks) // oxfmt-ignore
  expect(words.map((each) => each.text)).toEqual(['IN'])
})

test.each<[string, Pair[]]>([
  ['in depth', filter('A', window, { front: 1 })],
  ['by tilted axes', filter('A', window, { toBlock: [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0] })],
  ['by axes that are missing', filter('A', window, { toBlock: [], toBoundary: [] })],
  ['by one corner', filter('A', [[60, 70]])],
  ['by a filter that is missing', filter('A', window).slice(0, 8)],
])('a block that is clipped %s is shown whole, and that is said', (_, objects) => {
  const { box, notes } = read(insert('DETAIL', [0, 0], extension('A')), objects)
  expect(box).toEqual([0, 0, 200, 200])
  expect(notes).toEqual(['A clipped block is shown whole.'])
}) // oxfmt-ignore
