import { asNumber } from '../../terms/paise'

/** A day as the portals of GST write it: 23/11/2026. */
export const slashedDay = (day: string) => day.split('-').reverse().join('/')

/** Rupees with two decimals, as a number. */
export const inRupees = (paise: number) => asNumber(paise, 2)

/** The portals take neither double quotes nor backslashes: 4" becomes 4''. */
export const portalText = (text: string, most: number) =>
  text.replaceAll('"', "''").replaceAll('\\', '/').slice(0, most)
