import { createRequire } from 'node:module'

/** The fonts that print texts, the first that has a character prints it. All are embedded, in subsets. */
const families = [
  ...['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'].map(
    (part) => `ibm-plex-sans/files/ibm-plex-sans-${part}`,
  ),
  'ibm-plex-sans-devanagari/files/ibm-plex-sans-devanagari-devanagari',
  // Symbols: ≤, ⌀, □; and ✗, ⌖.
  'noto-sans-math/files/noto-sans-math-latin',
  'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols',
]
/** So many of them are of letters, and come in two weights. */
export const OF_LETTERS = 6

export type Weight = 'regular' | 'bold'

const { resolve } = createRequire(import.meta.url)
const path = (family: string, weight: number) => resolve(`@fontsource/${family}-${weight}-normal.woff`)

/** The files of a weight, in the order in which they are asked for a character. */
export const fontFiles = (weight: Weight): string[] =>
  families.map((family, i) => path(family, weight === 'bold' && i < OF_LETTERS ? 600 : 400))
