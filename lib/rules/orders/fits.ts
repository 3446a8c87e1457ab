/**
 * Limit deviations of ISO 286-1:2010 (standard tolerances, Table 1; fundamental deviations, Tables 2 to 5) for sizes of 1 to
 * 500 mm and the grades IT5 to IT12, within the classes that ISO 286-2:2010 tabulates. All values are in µm.
 */

/** The ranges of size by their upper ends (mm), which belong to them. */
const RANGES = [3, 6, 10, 18, 30, 50, 80, 120, 180, 250, 315, 400, 500]
/** The ranges of r and s are narrower from 50 mm on. */
const NARROW_RANGES = [
  3, 6, 10, 18, 30, 50, 65, 80, 100, 120, 140, 160, 180, 200, 225, 250, 280, 315, 355, 400, 450, 500,
]

/** The width of each grade, by range. */
const WIDTHS: Record<number, readonly number[]> = {
  5: [4, 5, 6, 8, 9, 11, 13, 15, 18, 20, 23, 25, 27],
  6: [6, 8, 9, 11, 13, 16, 19, 22, 25, 29, 32, 36, 40],
  7: [10, 12, 15, 18, 21, 25, 30, 35, 40, 46, 52, 57, 63],
  8: [14, 18, 22, 27, 33, 39, 46, 54, 63, 72, 81, 89, 97],
  9: [25, 30, 36, 43, 52, 62, 74, 87, 100, 115, 130, 140, 155],
  10: [40, 48, 58, 70, 84, 100, 120, 140, 160, 185, 210, 230, 250],
  11: [60, 75, 90, 110, 130, 160, 190, 220, 250, 290, 320, 360, 400],
  12: [100, 120, 150, 180, 210, 250, 300, 350, 400, 460, 520, 570, 630],
}

/** How far the zones d to g lie below the nominal size as shafts, and D to G above it as holes. */
const CLEARANCES: Record<string, readonly number[]> = {
  d: [20, 30, 40, 50, 65, 80, 100, 120, 145, 170, 190, 210, 230],
  e: [14, 20, 25, 32, 40, 50, 60, 72, 85, 100, 110, 125, 135],
  f: [6, 10, 13, 16, 20, 25, 30, 36, 43, 50, 56, 62, 68],
  g: [2, 4, 5, 6, 7, 9, 10, 12, 14, 15, 17, 18, 20],
  h: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
}

/** How far the zones k to s begin above the nominal size as shafts. */
const INTERFERENCES: Record<string, readonly number[]> = {
  k: [0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5],
  m: [2, 4, 6, 7, 8, 9, 11, 13, 15, 17, 20, 21, 23],
  n: [4, 8, 10, 12, 15, 17, 20, 23, 27, 31, 34, 37, 40],
  p: [6, 12, 15, 18, 22, 26, 32, 37, 43, 50, 56, 62, 68],
  r: [10, 15, 19, 23, 28, 34, 41, 43, 51, 54, 63, 65, 68, 77, 80, 84, 94, 98, 108, 114, 126, 132],
  s: [14, 19, 23, 28, 35, 43, 53, 59, 71, 79, 92, 100, 108, 122, 130, 140, 158, 170, 190, 208, 232, 252],
}

/** How far the zone j reaches below the nominal size as a shaft, by grade. j8 ends at 3 mm. */
const J_BELOW: Record<number, readonly number[]> = {
  5: [2, 2, 2, 3, 4, 5, 7, 9, 11, 13, 16, 18, 20],
  6: [2, 2, 2, 3, 4, 5, 7, 9, 11, 13, 16, 18, 20],
  7: [4, 4, 5, 6, 8, 10, 12, 15, 18, 21, 26, 28, 32],
  8: [6],
}

/** How far the zone J reaches above the nominal size as a hole, by grade. */
const J_ABOVE: Record<number, readonly number[]> = {
  6: [2, 5, 5, 6, 8, 10, 13, 16, 18, 22, 25, 29, 33],
  7: [4, 6, 8, 10, 12, 14, 18, 22, 26, 30, 36, 39, 43],
  8: [6, 10, 12, 15, 20, 24, 28, 34, 41, 47, 55, 60, 66],
}

/** What is added to the upper deviation of the holes K to N up to IT8 and P to S up to IT7: Δ, by grade. */
const DELTAS: Record<number, readonly number[]> = {
  5: [0, 1, 2, 3, 3, 4, 5, 5, 6, 6, 7, 7, 7],
  6: [0, 3, 3, 3, 4, 5, 6, 7, 7, 9, 9, 11, 13],
  7: [0, 4, 6, 7, 8, 9, 11, 13, 15, 17, 20, 21, 23],
  8: [0, 6, 7, 9, 12, 14, 16, 19, 23, 26, 29, 32, 34],
}

/** The grades from IT5 to IT12 in which ISO 286-2 tabulates each letter: first and last. */
const GRADES: Record<string, readonly [first: number, last: number]> = {
  D: [6, 12],
  E: [5, 10],
  F: [5, 10],
  G: [5, 10],
  H: [5, 12],
  JS: [5, 12],
  J: [6, 8],
  K: [5, 10],
  M: [5, 10],
  N: [5, 11],
  P: [5, 10],
  R: [5, 10],
  S: [5, 10],
  d: [5, 12],
  e: [5, 10],
  f: [5, 10],
  g: [5, 10],
  h: [5, 12],
  js: [5, 12],
  j: [5, 8],
  k: [5, 12],
  m: [5, 9],
  n: [5, 9],
  p: [5, 10],
  r: [5, 10],
  s: [5, 10],
}

/** The upper and the lower limit of a size, as signed deviations from it (mm). */
export type Limits = { upper: number; lower: number }

/** Why a fit has no limits here. */
export type Unread = 'size' | 'letter' | 'grade' | 'class'

const CLASS = /^([A-Za-z]{1,2})\s?(\d{1,2})$/
const PAIR = /^([A-Za-z]{1,2}\s?\d{1,2})\s*[/-]?\s*([A-Za-z]{1,2}\s?\d{1,2})$/

/** Whether a text is written as a tolerance class: H7, js6, also one that has no limits here. */
export const isFit = (text: string) => CLASS.test(text)

/** The two classes of a fit of mating parts: H7/g6. Null for any other text. */
export function pairIn(text: string): [first: string, second: string] | null {
  const [, first, second] = PAIR.exec(text) ?? []
  return first && second ? [first, second] : null
}

/** The limits of a size (mm) in a tolerance class, such as 25 and H7; else why there are none. */
export function limitsOf(size: number, fit: string): Limits | Unread {
  const [, letter = '', digits = ''] = CLASS.exec(fit) ?? []
  const grade = Number(digits)
  const grades = GRADES[letter]
  if (!grades) return 'letter'
  const widths = WIDTHS[grade]
  if (!widths) return 'grade'
  if (size < 1 || size > 500) return 'size'
  if (grade < grades[0] || grade > grades[1] || !isTabulated(letter, grade, size)) return 'class'
  const range = rangeOf(size, RANGES)
  const width = widths[range]!
  const isHole = letter === letter.toUpperCase()
  const [upper, lower] = isHole ? holeLimits(letter, grade, size, width) : shaftLimits(letter, grade, size, width)
  return { upper: inMm(upper), lower: inMm(lower) }
}

/** Classes that exist for a part of the sizes. */
function isTabulated(letter: string, grade: number, size: number) {
  if (letter === 'j' && grade === 8) return size <= 3
  if (letter === 'K' && grade > 8) return size <= 3
  if (letter === 'N' && grade > 8) return size > 1
  return true
}

type Pair = [upper: number, lower: number]

function shaftLimits(letter: string, grade: number, size: number, width: number): Pair {
  if (letter === 'js') return [width / 2, -width / 2]
  const clearances = CLEARANCES[letter]
  const range = rangeOf(size, RANGES)
  if (clearances) return [0 - clearances[range]!, -clearances[range]! - width]
  if (letter === 'j') {
    const below = J_BELOW[grade]![range]!
    return [width - below, -below]
  }
  const from = letter === 'k' && grade > 7 ? 0 : interference(letter, size)
  return [from + width, from]
}

function holeLimits(letter: string, grade: number, size: number, width: number): Pair {
  if (letter === 'JS') return [width / 2, -width / 2]
  const range = rangeOf(size, RANGES)
  const clearances = CLEARANCES[letter.toLowerCase()]
  if (clearances) return [clearances[range]! + width, clearances[range]!]
  if (letter === 'J') {
    const above = J_ABOVE[grade]![range]!
    return [above, above - width]
  }
  const upper = upperOfHole(letter, grade, size)
  return [upper, upper - width]
}

/** The upper deviation of the holes K to S. */
function upperOfHole(letter: string, grade: number, size: number): number {
  const from = interference(letter.toLowerCase(), size)
  const range = rangeOf(size, RANGES)
  const isTransition = ['K', 'M', 'N'].includes(letter)
  if (letter === 'N' && grade > 8 && size > 3) return 0
  // Tables 2 and 3: the one value that the rule doesn't give.
  if (letter === 'M' && grade === 6 && RANGES[range] === 315) return -9
  return grade <= (isTransition ? 8 : 7) ? DELTAS[grade]![range]! - from : 0 - from
}

function interference(letter: string, size: number): number {
  const values = INTERFERENCES[letter]!
  return values[rangeOf(size, values.length === RANGES.length ? RANGES : NARROW_RANGES)]!
}

const rangeOf = (size: number, ranges: readonly number[]) => ranges.findIndex((end) => size <= end)

/** µm as mm; halves of a µm stay exact. */
const inMm = (micrometres: number) => Math.round(micrometres * 10) / 10_000
