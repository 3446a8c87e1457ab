import type { Cell } from './draft-line'

/** What a cell says: a value, or the sentence that says why it has none. */
export type Read<T> = { value: T; fault?: undefined } | { value?: undefined; fault: string }

const PIECES = /(?:nos|no|pieces|piece|pcs|pc|each|ea|sets|set)\.?$/i
const MEASURE = /(?<=[\d\s])(?:kgs|kg|gms|gm|g|mm|mtrs|mtr|m)\.?$/i
const GROUPS = {
  indian: /^-?\d{1,2}(?:,\d{2})*,\d{3}$/,
  western: /^-?\d{1,3}(?:,\d{3})+$/,
}
const MAX = 2_147_483_647

/**
 * Whole pieces: groups of digits, blanks and the word for pieces go. With `decimalComma` point and comma change places. What could be
 * read in two ways is asked for.
 */
export function readQuantity(cell: Cell, decimalComma: boolean): Read<number> {
  if (typeof cell === 'number') return pieces(cell)
  const typed = (cell ?? '').normalize('NFKC').trim()
  if (!typed) return { fault: 'Enter a quantity' }
  const measure = MEASURE.exec(typed)
  if (measure) return { fault: `Pieces, please: the list says ${measure[0].replace('.', '')}` }
  const bare = typed.replace(PIECES, '').trim().replaceAll('\u2212', '-')
  const text = decimalComma ? bare.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : bare
  return readNumber(text)
}

function readNumber(text: string): Read<number> {
  const [whole, decimals, ...more] = text.replace(/(?<=\d) (?=\d)/g, ',').split('.')
  if (more.length || !isWhole(whole!)) return loneComma(text)
  const digits = whole!.replaceAll(',', '')
  if (decimals === undefined) return pieces(Number(digits))
  if (!/^\d+$/.test(decimals)) return { fault: 'This is not a number' }
  const value = Number(`${digits}.${decimals}`)
  // 1.000 is one with three decimals, or a thousand as others write it.
  return decimals.length === 3 && /^-?[1-9]\d{0,2}$/.test(whole!)
    ? twoWays(value, `${digits}${decimals}`)
    : pieces(value)
}

const isWhole = (text: string) => /^-?\d+$/.test(text) || GROUPS.indian.test(text) || GROUPS.western.test(text)

/** 12,5 and 12,00: a comma that groups nothing. */
function loneComma(text: string): Read<number> {
  const [, whole, decimals] = /^(-?\d+),(\d{1,2})$/.exec(text) ?? []
  if (whole === undefined) return { fault: 'This is not a number' }
  const value = Number(`${whole}.${decimals}`)
  return Number.isInteger(value) ? twoWays(value, `${whole}${decimals}`) : pieces(value)
}

const twoWays = (one: number, other: string): Read<number> => ({
  fault: `Is it ${one} or ${other}? Type it without point and comma`,
})

function pieces(value: number): Read<number> {
  if (!Number.isFinite(value)) return { fault: 'This is not a number' }
  if (value <= 0) return { fault: 'Quantity must be positive' }
  if (!Number.isInteger(value)) return { fault: 'Whole pieces, please' }
  return value > MAX ? { fault: 'This number is too large' } : { value }
}
