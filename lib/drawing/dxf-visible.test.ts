import { block, circle, dxfBytes, insert, layer, line, plate, text, type Pair } from '@/tests/dxf-drawings'
import { readDxf } from './dxf'

const layers = [...layer('0', 7, 0), ...layer('OFF', -7, 0), ...layer('FROZEN', 7, 1), ...layer('AXES', 1, 0, 'CENTER'), ...layer('LOCKED', 7, 4)] // oxfmt-ignore
const far = (name: string, more: Pair[] = []) => line([-500, -500], [1500, 1500], name, more)
const on = (name: string, entities: Pair[]) => entities.map(([code, value]): Pair => [code, code === 8 ? name : value])

function read(entities: Pair[], blocks: Pair[] = []) {
  const sheet = readDxf(dxfBytes({ entities: [...plate, ...entities], blocks, layers }))
  const { min, max } = sheet.extents
  return { ...sheet, size: [max[0] - min[0], max[1] - min[1]] }
}

test.each<[string, Pair[], Pair[]]>([
  ['a layer that is off', far('OFF'), []],
  ['a layer that is off, in other letters', far('Off'), []],
  ['a layer that is frozen', far('FROZEN'), []],
  ['an entity that is invisible', far('0', [[60, 1]]), []],
  ['an invisible block', insert('A', [0, 0], [[60, 1]]), block('A', far('0'))],
  ['a block on a frozen layer', on('FROZEN', insert('A')), block('A', far('LOCKED'))],
  ['what lies on layer 0 of a block whose layer is off', on('OFF', insert('A')), block('A', far('0'))],
  ['the same in a block within a block', on('OFF', insert('B')), [...block('A', far('0')), ...block('B', insert('A'))]],
  ['what is off within a block', insert('A'), block('A', far('OFF'))],
  ['what is invisible within a block', insert('A'), block('A', far('0', [[60, 1]]))],
  ['a dimension on a layer that is off', [[0, 'DIMENSION'], [8, 'OFF'], [2, '*D1']], block('*D1', far('LOCKED'))],
  ['a polyline that is off', [[0, 'POLYLINE'], [8, 'OFF'], [0, 'VERTEX'], [10, 0], [20, 0], [0, 'VERTEX'], [10, 900], [20, 900], [0, 'SEQEND']], []],
])('%s is neither drawn nor measured', (_, entities, blocks) => {
  const { size, lines } = read(entities, blocks)
  expect([size, lines.length]).toEqual([[100, 50], 4])
}) // oxfmt-ignore

test('words on a layer that is off are not shown, nor are the attributes of blocks', () => {
  const filled: Pair[] = [...insert('A', [0, 0], [[66, 1]]), [0, 'ATTRIB'], [8, 'OFF'], [10, 0], [20, 0], [40, 5], [1, 'NOT SHOWN'], [0, 'SEQEND']] // oxfmt-ignore
  expect(read([...on('OFF', text('NOT SHOWN')), ...filled], block('A', plate)).words).toEqual([])
})

test('a locked layer is seen, and so is what lies on other layers of a block whose own is off', () => {
  expect(read(far('LOCKED')).size).toEqual([2000, 2000])
  expect(read(on('OFF', insert('A')), block('A', far('LOCKED'))).size).toEqual([2000, 2000])
})

test('the lines of a block keep their layer’s type, those on layer 0 have that of the block’s place', () => {
  const blocks = block('A', [...line([0, 0], [9, 9], 'AXES'), ...line([0, 0], [9, 9], 'LOCKED')])
  const styles = (entities: Pair[], all: Pair[]) =>
    read(entities, all)
      .lines.slice(4)
      .map(({ style }) => style)
  expect(styles(insert('A'), blocks)).toEqual(['centre', 'solid'])
  expect(styles(on('AXES', insert('A')), block('A', line([0, 0], [9, 9])))).toEqual(['centre'])
  expect(
    styles(insert('A', [0, 0], [[6, 'HIDDEN']]), block('A', line([0, 0], [9, 9], 'AXES', [[6, 'ByBlock']]))),
  ).toEqual(['dashed'])
})

test('a drawing of which all is hidden says so', () => {
  expect(() => readDxf(dxfBytes({ entities: far('OFF'), layers }))).toThrow('All of this DXF file is hidden')
})

test('what is seen and not drawn is counted by name, the most first; a stranger’s name of it is not repeated', () => {
  const things = [
    'HATCH',
    'ACAD_TABLE',
    'VERMA_PART',
    'HATCH',
    'VIEWPORT',
    'HATCH',
    'MULTILEADER',
    'LEADER',
    'XYZ',
    'POINT',
  ]
  const { notShown } = read(things.flatMap((type): Pair[] => [[0, type], [8, '0']])) // oxfmt-ignore
  expect(notShown).toEqual([
    { what: 'hatches', count: 3 },
    { what: 'objects of another program', count: 2 },
    { what: 'leaders', count: 2 },
    { what: 'table', count: 1 },
    { what: 'point', count: 1 },
  ])
  expect(read([[0, 'HATCH'], [8, 'OFF']]).notShown).toEqual([]) // oxfmt-ignore
})

test('a block of another file, and one that is missing, is named', () => {
  const outside: Pair[] = [[0, 'BLOCK'], [2, 'XREF'], [70, 4], [10, 0], [20, 0], ...circle(0, 0, 900), [0, 'ENDBLK']]
  const { notShown, size } = read([...insert('XREF'), ...insert('GONE')], outside)
  expect([notShown, size]).toEqual([[{ what: 'blocks of another file', count: 2 }], [100, 50]])
})

test('a drawing of nothing that we draw says what it has', () => {
  const entities: Pair[] = [...Array.from({ length: 3 }, (): Pair => [0, 'HATCH']), [0, 'ACAD_TABLE']]
  expect(() => readDxf(dxfBytes({ entities }))).toThrow('no lines or texts: 3 hatches and 1 table are not shown.')
  expect(() => readDxf(dxfBytes({ entities: [[0, '3DSOLID']] }))).toThrow('no lines or texts: 1 solid is not shown.')
})
