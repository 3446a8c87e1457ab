import { HSN_DIGITS } from '../../terms/statutory'

/** Whether a code is one of services (SAC): they begin with 99. */
export const isService = (hsn: string): boolean => hsn.startsWith('99')

/** The quantity of a line that portals count, in thousandths: a service has none, whatever its document says. */
export const countedMilli = ({ hsn, quantityMilli }: { hsn: string; quantityMilli: number }): number =>
  isService(hsn) ? 0 : quantityMilli

/** The codes that are too short for a turnover, in words, or null. */
export function shortHsns(lines: readonly { hsn: string }[], turnover: string): string | null {
  const digits = turnover === 'up_to_5_crore' ? HSN_DIGITS.upTo5Crore : HSN_DIGITS.above5Crore
  const short = new Set(lines.flatMap(({ hsn }) => (hsn.length < digits ? [hsn] : [])))
  return short.size ? `HSN ${[...short].join(', ')} has fewer than ${digits} digits` : null
}
