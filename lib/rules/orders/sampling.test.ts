import type { Aql } from '../../contract/files/document-kinds'
import { samplingPlan } from './sampling'

/** A lot of each code letter at general level II. */
const lots = {
  A: 8,
  B: 15,
  C: 25,
  D: 50,
  E: 90,
  F: 150,
  G: 280,
  H: 500,
  J: 1_200,
  K: 3_200,
  L: 10_000,
  M: 35_000,
  N: 150_000,
  P: 500_000,
  Q: 500_001,
}
/**
 * Table 2-A of ISO 2859-1:1999, a line for each letter: its sample size, then under AQL 0.65 1.0 1.5 2.5 4.0 6.5 the
 * acceptance number, or the arrow down or up to the plan that is used.
 */
const TABLE_2A = `
  A    2  ↓  ↓  ↓  ↓  ↓  0
  B    3  ↓  ↓  ↓  ↓  0  ↑
  C    5  ↓  ↓  ↓  0  ↑  ↓
  D    8  ↓  ↓  0  ↑  ↓  1
  E   13  ↓  0  ↑  ↓  1  2
  F   20  0  ↑  ↓  1  2  3
  G   32  ↑  ↓  1  2  3  5
  H   50  ↓  1  2  3  5  7
  J   80  1  2  3  5  7 10
  K  125  2  3  5  7 10 14
  L  200  3  5  7 10 14 21
  M  315  5  7 10 14 21  ↑
  N  500  7 10 14 21  ↑  ↑
  P  800 10 14 21  ↑  ↑  ↑
  Q 1250 14 21  ↑  ↑  ↑  ↑`
const rows = TABLE_2A.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
const AQLS: Aql[] = ['0.65', '1.0', '1.5', '2.5', '4.0', '6.5']

/** Follows the arrows of a column by hand. */
function plan(at: number, column: number): [letter: string, size: number, accept: number] {
  const cell = rows[at]![column + 2]!
  if (cell === '↓') return plan(at + 1, column)
  if (cell === '↑') return plan(at - 1, column)
  return [rows[at]![0]!, Number(rows[at]![1]), Number(cell)]
}

test.each(AQLS.flatMap((aql, column) => rows.map(([letter], at) => [aql, letter!, at, column] as const)))(
  'AQL %s, letter %s: size and acceptance number are those of the standard',
  (aql, letter, at, column) => {
    const lot = lots[letter as keyof typeof lots]
    const [used, size, accept] = plan(at, column)
    expect(samplingPlan(lot, aql)).toEqual(
      size >= lot ? { letter: null, size: lot, accept } : { letter: used, size, accept },
    )
  },
)

test.each([
  [9, 'B'],
  [16, 'C'],
  [26, 'D'],
  [51, 'E'],
  [91, 'F'],
  [151, 'G'],
  [281, 'H'],
  [501, 'J'],
  [1_201, 'K'],
  [3_201, 'L'],
  [10_001, 'M'],
  [35_001, 'N'],
  [150_001, 'P'],
])('a lot of %i has the letter %s, as all up to the next one', (lot, letter) =>
  expect(samplingPlan(lot, '2.5')).toEqual(samplingPlan(lots[letter as keyof typeof lots], '2.5')),
)

test('of 500 pieces 50 are measured at 2.5, and 3 may fail; of 40 five, none; of 80 twenty, one; of 4 all', () => {
  expect(samplingPlan(500, '2.5')).toEqual({ letter: 'H', size: 50, accept: 3 })
  expect(samplingPlan(40, '2.5')).toEqual({ letter: 'C', size: 5, accept: 0 })
  expect(samplingPlan(80, '2.5')).toEqual({ letter: 'F', size: 20, accept: 1 })
  expect(samplingPlan(4, '2.5')).toEqual({ letter: null, size: 4, accept: 0 })
  expect(samplingPlan(1, '0.65')).toEqual({ letter: null, size: 1, accept: 0 })
})
