import { block, circle, dxfBytes, insert, plate, type Pair } from '@/tests/dxf-drawings'
import { readDxf } from './dxf'

const MIRRORED: Pair[] = [[210, 0], [220, 0], [230, -1]] // oxfmt-ignore

function extentsOf(entities: Pair[], blocks: Pair[] = []) {
  const { min, max } = readDxf(dxfBytes({ entities, blocks })).extents
  return [...min, ...max].map((n) => Math.round(n * 10) / 10 + 0)
}

test.each<[string, Pair[], number[]]>([
  ['a circle of its diameter', circle(10, 20, 5), [5, 15, 15, 25]],
  ['a quarter of a circle', [[0, 'ARC'], [10, 0], [20, 0], [40, 10], [50, 0], [51, 90]], [0, 0, 10, 10]],
  ['one that goes over zero degrees', [[0, 'ARC'], [10, 0], [20, 0], [40, 10], [50, 315], [51, 45]], [7.1, -7.1, 10, 7.1]],
  ['one of 1e12 degrees', [[0, 'ARC'], [10, 0], [20, 0], [40, 10], [50, 0], [51, 1e12]], [-10, -10, 10, 10]],
  ['an arc in a plane seen from below', [[0, 'ARC'], [10, 20], [20, 0], [40, 10], [50, 0], [51, 90], ...MIRRORED], [-30, 0, -20, 10]],
  ['a standing ellipse', [[0, 'ELLIPSE'], [10, 0], [20, 0], [11, 0], [21, 20], [40, 0.5], [41, 0], [42, 6.283185307]], [-10, -20, 10, 20]],
  ['half an ellipse', [[0, 'ELLIPSE'], [10, 0], [20, 0], [11, 20], [21, 0], [40, 0.5], [41, 0], [42, 3.14159265]], [-20, 0, 20, 10]],
  ['half an ellipse seen from below', [[0, 'ELLIPSE'], [10, 0], [20, 0], [11, 20], [21, 0], [40, 0.5], [41, 0], [42, 3.14159265], ...MIRRORED], [-20, -10, 20, 0]],
  ['a slot with bulging ends', [[0, 'LWPOLYLINE'], [70, 1], [10, 0], [20, 0], [10, 30], [20, 0], [42, 1], [10, 30], [20, 10], [10, 0], [20, 10], [42, 1]], [-5, 0, 35, 10]],
  ['a polyline of R12', [[0, 'POLYLINE'], [66, 1], [70, 0], [0, 'VERTEX'], [10, 0], [20, 0], [0, 'VERTEX'], [10, 90], [20, 60], [70, 16], [0, 'VERTEX'], [10, 30], [20, 20], [0, 'SEQEND']], [0, 0, 30, 20]],
  ['a spline by its control points', [[0, 'SPLINE'], [71, 2], ...[0, 0, 0, 1, 1, 1].map((k): Pair => [40, k]), [10, 0], [20, 0], [10, 10], [20, 20], [10, 20], [20, 0]], [0, 0, 20, 10]],
  ['the outline of a filled area', [[0, 'SOLID'], [10, 0], [20, 0], [11, 40], [21, 0], [12, 0], [22, 30], [13, 40], [23, 30]], [0, 0, 40, 30]],
  ['a face', [[0, '3DFACE'], [10, 0], [20, 0], [11, 40], [21, 0], [12, 40], [22, 30], [13, 0], [23, 30]], [0, 0, 40, 30]],
])('%s is drawn where it is', (_, entities, extents) => expect(extentsOf(entities)).toEqual(extents)) // oxfmt-ignore

test('a filled area runs around its corners, and a face leaves out its hidden edges', () => {
  const corners: Pair[] = [[10, 0], [20, 0], [11, 40], [21, 0], [12, 40], [22, 30], [13, 0], [23, 30]] // oxfmt-ignore
  const { lines } = readDxf(dxfBytes({ entities: [[0, '3DFACE'], [70, 1], ...corners] }))
  expect(lines.map(({ points }) => points)).toEqual([[[40, 0], [40, 30]], [[40, 30], [0, 30]], [[0, 30], [0, 0]]]) // oxfmt-ignore
  const solid = readDxf(dxfBytes({ entities: [[0, 'TRACE'], [10, 0], [20, 0], [11, 40], [21, 0], [12, 0], [22, 30], [13, 40], [23, 30]] })) // oxfmt-ignore
  expect(solid.lines[0]!.points).toEqual([[0, 0], [40, 0], [40, 30], [0, 30], [0, 0]]) // oxfmt-ignore
})

test('faces of a body and meshes of rows are drawn', () => {
  const vertex = (x: number, y: number, flags: number, face: Pair[] = []): Pair[] => [[0, 'VERTEX'], [70, flags], [10, x], [20, y], ...face] // oxfmt-ignore
  const corners = [vertex(0, 0, 192), vertex(40, 0, 192), vertex(40, 30, 192)].flat()
  const faces: Pair[] = [[0, 'POLYLINE'], [70, 64], ...corners, ...vertex(0, 0, 128, [[71, 1], [72, -2], [73, 3]]), [0, 'SEQEND']] // oxfmt-ignore
  expect(readDxf(dxfBytes({ entities: faces })).lines).toHaveLength(2)
  const mesh: Pair[] = [[0, 'POLYLINE'], [70, 16], [71, 2], [72, 2], ...[vertex(0, 0, 64), vertex(9, 0, 64), vertex(0, 5, 64), vertex(9, 5, 64)].flat(), [0, 'SEQEND']] // oxfmt-ignore
  expect(readDxf(dxfBytes({ entities: mesh })).lines).toHaveLength(4)
  expect(extentsOf(mesh)).toEqual([0, 0, 9, 5])
})

test('a spline that only names the points that it passes is named, not guessed', () => {
  const fit: Pair[] = [[0, 'SPLINE'], [71, 3], [74, 2], [11, 0], [21, 0], [11, 10], [21, 90]] // oxfmt-ignore
  const { notShown, lines } = readDxf(dxfBytes({ entities: [...plate, ...fit] }))
  expect([notShown, lines.length]).toEqual([[{ what: 'spline', count: 1 }], 4])
})

test.each<[string, Pair[], number[]]>([
  ['where and as large as it was put', insert('HOLE', [100, 0], [[41, 2], [42, 2]]), [110, 30, 130, 50]],
  ['turned', insert('HOLE', [0, 0], [[50, 90]]), [-25, 5, -15, 15]],
  ['mirrored', insert('HOLE', [0, 0], [[41, -1]]), [-15, 15, -5, 25]],
  ['from below', insert('HOLE', [100, 0], MIRRORED), [-115, 15, -105, 25]],
  ['in two columns that don’t grow with it', insert('HOLE', [0, 0], [[41, 2], [42, 2], [70, 2], [44, 50]]), [10, 30, 80, 50]],
])('a block stands %s', (_, entities, extents) => {
  expect(extentsOf(entities, block('HOLE', circle(10, 20, 5)))).toEqual(extents)
}) // oxfmt-ignore

test('a block hangs by its base point, its words and filled areas as well', () => {
  const area: Pair[] = [[0, 'SOLID'], [10, 10], [20, 10], [11, 20], [21, 10], [12, 10], [22, 20]] // oxfmt-ignore
  const words: Pair[] = [[0, 'TEXT'], [8, '0'], [10, 12], [20, 13], [40, 2], [1, 'HUB']] // oxfmt-ignore
  const sheet = readDxf(
    dxfBytes({ entities: insert('Hub', [100, 100]), blocks: block('HUB', [...area, ...words], [10, 10]) }),
  )
  expect(sheet.extents).toEqual({ min: [100, 100], max: [110, 110] })
  expect(sheet.words[0]).toMatchObject({ at: [102, 103], text: 'HUB' })
})

test('the lines of dimensions and tables stand in blocks of their own', () => {
  const dimension: Pair[] = [[0, 'DIMENSION'], [8, '0'], [2, '*D1'], [10, 90], [20, 90], [70, 32]] // oxfmt-ignore
  const table: Pair[] = [[0, 'ACAD_TABLE'], [8, '0'], [2, '*T1'], [10, 200], [20, 0], [11, 0], [21, 1]] // oxfmt-ignore
  const blocks = [...block('*D1', plate), ...block('*T1', plate)]
  expect(extentsOf(dimension, blocks)).toEqual([0, 0, 100, 50])
  expect(extentsOf(table, blocks)).toEqual([150, 0, 200, 100])
})
