const DECIMALS = 5
const MEASURE = /^([+-]?)(\d{1,7})(?:\.(\d{1,5}))?$/

/**
 * A measure as a whole number of 10⁻⁵, so that no float decides: 25.021 is 2502100. Null for what is no number, has more
 * than five decimals, or ten million and more.
 */
export function exact(measure: number): number | null {
  const match = MEASURE.exec(String(measure))
  if (!match) return null
  const [, sign, whole, part = ''] = match
  const value = Number(whole + part.padEnd(DECIMALS, '0'))
  return sign === '-' ? -value : value
}

/** How many decimals a measure has, up to five: 2 of 0.05. */
export const decimalsOf = (measure: number) => {
  const written = measure.toFixed(DECIMALS).replace(/0+$/, '')
  return written.length - written.indexOf('.') - 1
}

const TYPED = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** A typed measure; a comma is read as the decimal point, a dash as minus. Null for what is no number with at most five decimals. */
export function measureIn(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace(/^[−–]/, '-')
  if (!TYPED.test(plain)) return null
  const value = Number(plain)
  return exact(value) === null ? null : value
}

/** What is said of a tolerance without room. */
export const LIMITS_CROSS = 'The upper limit lies below the lower one'
