const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const form = /^[0-3]\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * What looks wrong with a GST number, or null. A hint, never a refusal: 15 characters of state code, PAN, entity,
 * 'Z' and a check digit (base 36, weights 1 and 2 in turn, digits of each product added; as the GST network defines it).
 */
export function gstinHint(value: string): string | null {
  const gstin = value.trim().toUpperCase()
  if (!gstin) return null
  if (gstin.length !== 15) return `A GST number has 15 characters, this has ${gstin.length}`
  if (!form.test(gstin)) return 'This does not look like a GST number: state code, PAN, entity, Z, check digit'
  return gstin[14] === checkDigit(gstin)
    ? null
    : 'The check digit of this GST number does not fit; is there a typing error?'
}

/** The 15th character that belongs to the first 14. */
export function checkDigit(gstin: string): string {
  let sum = 0
  for (let i = 0; i < 14; i++) {
    const product = alphabet.indexOf(gstin[i]!) * (i % 2 ? 2 : 1)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return alphabet[(36 - (sum % 36)) % 36]!
}
