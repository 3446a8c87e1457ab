import type { Read } from './read-quantity'

const MAX = 2_147_483_647
const INDIAN = /^\d{1,2}(?:,\d{2})*,\d{3}$/
const WESTERN = /^\d{1,3}(?:,\d{3})+$/

/** An amount in rupees as people type it, in paise: ₹1,480.00, Rs. 205, 1480/-. Groups of digits are Indian or western. */
export function readAmount(text: string): Read<number> {
  const bare = text
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*(?:\/-|₹|inr|rs\.?)$/i, '')
    .replace(/(?<=\d)\s(?=\d)/g, ',')
  const [whole = '', decimals = '', ...more] = bare.split('.')
  const isWhole = /^\d+$/.test(whole) || INDIAN.test(whole) || WESTERN.test(whole)
  if (more.length || !isWhole || !/^\d*$/.test(decimals)) return { fault: 'This is not a number' }
  const exact = decimals.replace(/0+$/, '')
  if (exact.length > 2) return { fault: 'At most two decimals' }
  const value = Number(whole.replaceAll(',', '') + exact.padEnd(2, '0'))
  return value > MAX ? { fault: 'This number is too large' } : { value }
}
