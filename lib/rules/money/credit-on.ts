import { addDays } from '../../terms/format'
import { partOf } from '../../terms/paise'
import { RULE_37 } from '../../terms/statutory'
import type { LineTaxes } from '../core/gst'

/** The day on which the input credit of an unpaid bill falls: day 181 from the day of the bill. */
export const creditFallsOn = (billedOn: string): string => addDays(billedOn, RULE_37.days + 1)

/** The input credit of what is unpaid of a bill, by head (paise, half up). */
export const creditOn = (
  { cgstPaise, sgstPaise, igstPaise, totalPaise }: LineTaxes & { totalPaise: number },
  unpaidPaise: number,
): LineTaxes => ({
  cgstPaise: partOf(cgstPaise, unpaidPaise, totalPaise),
  sgstPaise: partOf(sgstPaise, unpaidPaise, totalPaise),
  igstPaise: partOf(igstPaise, unpaidPaise, totalPaise),
})
