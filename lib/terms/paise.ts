/** The largest amount of a document or a payment: ₹9,99,99,99,999.99 in paise. */
export const MAX_PAISE = 9_99_99_99_99_999

/** Basis points of the whole: 10,000 are 100 %. */
const WHOLE_BP = 10_000

/** The share of an amount (paise) at a rate (basis points), half a paisa rounded up. Exact: it multiplies as BigInt. */
export const shareOf = (paise: number, rateBp: number): number => partOf(paise, rateBp, WHOLE_BP)

/** Half of that share, rounded by itself: what CGST and SGST each come to. */
export const halfShareOf = (paise: number, rateBp: number): number => partOf(paise, rateBp, 2 * WHOLE_BP)

/** `amount × numerator ∕ denominator` of whole numbers from 0, half rounded up. */
export function partOf(amount: number, numerator: number, denominator: number): number {
  const [product, by] = [2n * BigInt(amount) * BigInt(numerator), 2n * BigInt(denominator)]
  return Number(dividedBy(product + BigInt(denominator), by))
}

/** How many paise an amount lacks or has too many to be whole rupees, half up: −49 to +50. */
export function roundOffOf(paise: number): number {
  const rest = paise % 100
  return rest >= 50 ? 100 - rest : rest === 0 ? 0 : -rest
}

/** The sum of amounts. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, paise) => sum + paise, 0)

/** Rupees of an order as paise: 100000 → 10000000. */
export const paiseOf = (rupees: number): number => rupees * 100

/** A number with a fixed count of decimals, as government files want it: 1456900 and 2 → '14569.00'. Not grouped. */
export function decimals(value: number, places: number): string {
  const digits = String(Math.abs(value)).padStart(places + 1, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** A decimal number as a JSON number, of integers alone: 1456900 and 2 → 14569. */
export const asNumber = (value: number, places: number): number => Number(decimals(value, places))

/** A quantity of thousandths as people write it: 500000 → '500', 12500 → '12.5'. */
export const quantityText = (milli: number): string => decimals(milli, 3).replace(/\.?0+$/, '')

/** The quantity of a line: 12.5 KGS. A line of a note without one corrects a price. */
export const quantityWords = ({ quantityMilli, uqc }: { quantityMilli: number; uqc: string }): string =>
  quantityMilli ? `${quantityText(quantityMilli)} ${uqc}` : 'Price correction'

/** A rate of basis points as people write it: 1800 → '18 %', 1250 → '12.5 %'. */
export const percent = (rateBp: number): string => `${decimals(rateBp, 2).replace(/\.?0+$/, '')} %`

// The one division of money: whole numbers, rounded down.
// oxlint-disable-next-line jobwork/whole-paise -- of BigInt, so nothing is a fraction
const dividedBy = (dividend: bigint, divisor: bigint): bigint => dividend / divisor
