/**
 * The phone number that a text is, as people read it, with + and the country code: E.164, or an Indian number with its
 * area code or of a mobile, with or without blanks, hyphens and brackets. Null: it is none.
 */
export function phoneIn(text: string): string | null {
  const written = text.trim()
  const digits = written.replace(/[ ().-]/g, '')
  if (/^0?[1-9]\d{9}$/.test(digits)) return inFives(`+91${digits.slice(-10)}`)
  if (!/^\+(?!91)[1-9]\d{7,14}$|^\+91[1-9]\d{9}$/.test(digits)) return null
  return written.includes(' ') ? written : inFives(digits)
}

/** India's mobile numbers are read in fives. */
const inFives = (number: string) => number.replace(/^\+91([6-9]\d{4})(\d{5})$/, '+91 $1 $2')
