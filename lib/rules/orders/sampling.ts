import type { Aql } from '../../contract/files/document-kinds'

/**
 * How many pieces of a lot are measured, and how many of them may fail: single sampling for normal inspection at general
 * level II, ISO 2859-1:1999 (IS 2500-1:2000, ANSI/ASQ Z1.4), tables 1 and 2-A.
 */
export type SamplingPlan = {
  /** The code letter of the row that is used; null when the whole lot is measured. */
  letter: string | null
  /** Pieces to measure. */
  size: number
  /** Ac: so many failed pieces are accepted, one more rejects the lot. */
  accept: number
}

/** Table 1, general level II: up to so many pieces in the lot, and the sample size of the letter in table 2-A. */
const LETTERS: readonly [letter: string, lotUpTo: number, size: number][] = [
  ['A', 8, 2],
  ['B', 15, 3],
  ['C', 25, 5],
  ['D', 50, 8],
  ['E', 90, 13],
  ['F', 150, 20],
  ['G', 280, 32],
  ['H', 500, 50],
  ['J', 1_200, 80],
  ['K', 3_200, 125],
  ['L', 10_000, 200],
  ['M', 35_000, 315],
  ['N', 150_000, 500],
  ['P', 500_000, 800],
  ['Q', Infinity, 1_250],
]

/** Table 2-A, by the columns: the letter with acceptance number 0. The columns are alike from there on. */
const FIRST: Record<Aql, string> = { '0.65': 'F', '1.0': 'E', '1.5': 'D', '2.5': 'C', '4.0': 'B', '6.5': 'A' }

/** After 0 an arrow up and an arrow down follow, then these, each a letter further; below the last one arrows lead up to it. */
const ACCEPT = [1, 2, 3, 5, 7, 10, 14, 21]

/** The plan for a lot of so many pieces (1 or more). Where the sample is as large as the lot, every piece is measured. */
export function samplingPlan(lot: number, aql: Aql): SamplingPlan {
  const found = LETTERS.findIndex(([, upTo]) => lot <= upTo)
  const first = LETTERS.findIndex(([letter]) => letter === FIRST[aql])
  const row = rowOf(found, first)
  const [letter, , size] = LETTERS[row]!
  const accept = row === first ? 0 : ACCEPT[row - first - 3]!
  return size >= lot ? { letter: null, size: lot, accept } : { letter, size, accept }
}

/** The row that the table's arrows lead to. */
function rowOf(found: number, first: number): number {
  // Down to the first plan, up to it again from the next letter, down over the one after.
  if (found <= first + 1) return first
  return Math.min(Math.max(found, first + 3), first + 2 + ACCEPT.length)
}
