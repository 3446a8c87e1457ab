import { gstStates } from './gst-states'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const form = /^\d\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** Built like one and of no company. */
export const GSTIN_EXAMPLE = '27ABCDE1234F1Z0'

const plain = (value: string) => value.trim().toUpperCase()

/** The state in which the company is registered, by the first two digits; null when there is none of them. */
export const gstState = (value: string): string | null => gstStates[plain(value).slice(0, 2)] ?? null

/**
 * What is wrong with a GST number, or null: 15 characters of state code, PAN, entity, 'Z' and a check digit (base 36,
 * weights 1 and 2 in turn, digits of each product added; as the GST network defines it).
 */
export function gstinFault(value: string): string | null {
  const gstin = plain(value)
  if (!gstin) return null
  if (gstin.length !== 15) return `15 characters expected, this has ${gstin.length}`
  if (!form.test(gstin)) return 'Not built like a GSTIN: state code, PAN, entity, Z, check digit'
  if (!gstState(gstin)) return `There is no state with the code ${gstin.slice(0, 2)}`
  return gstin[14] === checkDigit(gstin) ? null : 'The check digit doesn’t match'
}

/** What a form says under a GST number that looks wrong, or null. A hint, never a refusal. */
export function gstinHint(value: string): string | null {
  if (!gstinFault(value)) return null
  const { length } = value.trim()
  const wrong = length === 15 ? 'This GSTIN doesn’t look right.' : `A GSTIN has 15 characters, this has ${length}.`
  return `${wrong} Please check it (you can still continue).`
}

/** What a form says under a GST number that is of another State than the address beside it, or null. A hint, too. */
export const otherState = (value: string, stateCode: string | undefined): string | null =>
  stateCode && value.trim() && !plain(value).startsWith(stateCode)
    ? `This GST number is of ${gstState(value)}. Please check it (you can still continue).`
    : null

/** The 15th character that belongs to the first 14. */
export function checkDigit(gstin: string): string {
  let sum = 0
  for (let i = 0; i < 14; i++) {
    const product = alphabet.indexOf(gstin[i]!) * (i % 2 ? 2 : 1)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return alphabet[(36 - (sum % 36)) % 36]!
}
