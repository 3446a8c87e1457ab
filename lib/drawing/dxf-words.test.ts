import { block, dxfBytes, insert, mtext, plate, text, type Pair } from '@/tests/dxf-drawings'
import { readDxf } from './dxf'

const read = (entities: Pair[], blocks: Pair[] = []) =>
  readDxf(dxfBytes({ entities: [...plate, ...entities], blocks })).words
const turnOf = (entities: Pair[], blocks?: Pair[]) =>
  read(entities, blocks).map(({ turn }) => Math.round(turn * 100) / 100)

test.each<[string, Pair[], number]>([
  ['a TEXT of 90 degrees', text('A', [[50, 90]]), 90],
  ['an MTEXT of π/2', mtext('A', [[50, 1.5707963267948966]]), 90],
  ['an MTEXT of 90, which are no radians', mtext('A', [[50, 90]]), 90],
  ['an MTEXT whose direction is upwards', mtext('A', [[11, 0], [21, 1], [31, 0]]), 90],
  ['one whose direction is no unit', mtext('A', [[11, -3], [21, 3]]), 135],
  ['one whose direction comes after its angle', mtext('A', [[50, 1], [11, 0], [21, -1]]), -90],
  ['one whose angle comes after its direction', mtext('A', [[11, 0], [21, -1], [50, 1.5707963267948966]]), 90],
  ['one with columns behind it', mtext('A', [[11, 0], [21, 1], [101, 'Embedded Object'], [10, 1], [11, 1], [21, 0]]), 90],
  ['a TEXT that fits between two points', text('A', [[72, 5], [11, 5], [21, 90]]), 90],
])('%s is turned', (_, entities, turn) => expect(turnOf(entities)).toEqual([turn])) // oxfmt-ignore

test('words turn, move and grow with their block', () => {
  const blocks = block('NOTE', text('A', [[50, 45]]))
  const [words] = read(insert('NOTE', [100, 0], [[50, 45], [41, 2], [42, 2]]), blocks) // oxfmt-ignore
  expect([words!.turn, words!.height]).toEqual([90, 10])
  expect(words!.at[0]).toBeCloseTo(100 + Math.SQRT1_2 * (10 - 40), 6)
})

test.each<[string, Pair[], [number, number], string]>([
  ['a TEXT in the middle of its point', text('A', [[72, 1], [73, 2], [11, 30], [21, 30]]), [30, 27.5], 'middle'],
  ['a TEXT on the left of its point', text('A', [[72, 2], [11, 30], [21, 30]]), [30, 30], 'end'],
  ['a TEXT below its point', text('A', [[73, 3], [11, 30], [21, 30]]), [30, 25], 'start'],
  ['a TEXT without a second point', text('A', [[72, 1]]), [5, 20], 'start'],
  ['an MTEXT from its upper left', mtext('A', [[71, 1]]), [50, 15], 'start'],
  ['an MTEXT around its point', mtext('A', [[71, 5]]), [50, 17.5], 'middle'],
  ['an MTEXT from its lower right', mtext('A', [[71, 9]]), [50, 20], 'end'],
  ['two lines from their lower left', mtext('A\\PB', [[71, 7]]), [50, 20 + 5 * (5 / 3)], 'start'],
])('%s stands there', (_, entities, at, align) => {
  const [words] = read(entities)
  expect([words!.at.map((n) => Math.round(n * 1e6) / 1e6), words!.align]).toEqual([at.map((n) => Math.round(n * 1e6) / 1e6), align])
}) // oxfmt-ignore

const attribute = (type: string, words: string, flags = 0, more: Pair[] = []): Pair[] => [[0, type], [8, '0'], [10, 10], [20, 10], [40, 5], [1, words], [2, 'MATERIAL'], [70, flags], ...more] // oxfmt-ignore
const end: Pair[] = [[0, 'SEQEND']]

test('a title block shows what was filled in, where it was filled in', () => {
  const blocks = block('TITLE', [...plate, ...attribute('ATTDEF', '?')])
  const words = read([...insert('TITLE', [100, 0], [[66, 1]]), ...attribute('ATTRIB', 'EN8 STEEL'), ...end], blocks)
  expect(words).toEqual([{ at: [10, 10], text: 'EN8 STEEL', height: 5, turn: 0, align: 'start' }])
})

test('an attribute of a block within a block moves with the outer one', () => {
  const inner = [...insert('TITLE', [0, 0], [[66, 1]]), ...attribute('ATTRIB', 'EN8'), ...end]
  const blocks = [...block('TITLE', plate), ...block('SHEET', inner)]
  expect(read(insert('SHEET', [100, 0]), blocks)[0]).toMatchObject({ at: [110, 10], text: 'EN8' })
})

test('attributes: invisible ones are not shown, those that are the same everywhere are, and a drawing of its own shows the tag', () => {
  const filled = [...attribute('ATTRIB', 'secret', 1), ...attribute('ATTRIB', 'seen'), ...end]
  expect(read([...insert('T', [0, 0], [[66, 1]]), ...filled], block('T', plate)).map((words) => words.text)).toEqual([
    'seen',
  ])
  const fixed = block('T', [...plate, ...attribute('ATTDEF', 'ISO 2768', 2), ...attribute('ATTDEF', 'hidden', 3)])
  expect(read(insert('T'), fixed).map((words) => words.text)).toEqual(['ISO 2768'])
  expect(read(attribute('ATTDEF', '?')).map((words) => words.text)).toEqual(['MATERIAL'])
})

test('an attribute of many lines shows them all', () => {
  const lines: Pair[] = [
    [101, 'Embedded Object'],
    [10, 12],
    [20, 14],
    [40, 3],
    [71, 7],
    [1, 'Harden\\Pand temper'],
  ]
  const words = read([...insert('T', [0, 0], [[66, 1]]), ...attribute('ATTRIB', 'Harden', 0, lines), ...end], block('T', plate)) // oxfmt-ignore
  expect(words.map((each) => [each.text, each.height])).toEqual([['Harden\nand temper', 3]])
})
