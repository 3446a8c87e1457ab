import { halfShareOf, roundOffOf, shareOf, sumOf } from '../../terms/paise'
import { UNION_TERRITORIES } from '../../terms/statutory'

/** Which taxes a supply has: CGST and SGST, CGST and UTGST, or IGST. */
export type TaxSplit = 'intra' | 'intra_ut' | 'inter'

/** By the State of the seller and the place of supply, both as codes of GST numbers. */
export function splitOf(sellerState: string, placeOfSupply: string): TaxSplit {
  if (sellerState !== placeOfSupply) return 'inter'
  return UNION_TERRITORIES.codes.includes(placeOfSupply) ? 'intra_ut' : 'intra'
}

export type LineTaxes = { cgstPaise: number; sgstPaise: number; igstPaise: number }

/** The taxes of a line, each head rounded by itself to the paisa, half up. SGST stands for UTGST, too. */
export function taxesOf(taxablePaise: number, rateBp: number, split: TaxSplit): LineTaxes {
  if (split === 'inter') return { cgstPaise: 0, sgstPaise: 0, igstPaise: shareOf(taxablePaise, rateBp) }
  const half = halfShareOf(taxablePaise, rateBp)
  return { cgstPaise: half, sgstPaise: half, igstPaise: 0 }
}

export type Totals = LineTaxes & { taxablePaise: number; roundOffPaise: number; totalPaise: number }

/** The totals of a document: sums of its lines, rounded to the rupee once. With reverse charge the tax is not in it. */
export function totalsOf(lines: readonly (LineTaxes & { taxablePaise: number })[], reverseCharge = false): Totals {
  const sum = (key: keyof LineTaxes | 'taxablePaise') => sumOf(lines.map((line) => line[key]))
  const sums = {
    taxablePaise: sum('taxablePaise'),
    cgstPaise: sum('cgstPaise'),
    sgstPaise: sum('sgstPaise'),
    igstPaise: sum('igstPaise'),
  }
  const tax = reverseCharge ? 0 : sums.cgstPaise + sums.sgstPaise + sums.igstPaise
  const exact = sums.taxablePaise + tax
  const roundOffPaise = roundOffOf(exact)
  return { ...sums, roundOffPaise, totalPaise: exact + roundOffPaise }
}
