/** The codes with which a GST number begins. 25 and 28 are of before states merged and divided. */
export const gstStates: Partial<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other territory',
  '99': 'Centre jurisdiction',
}

/** Codes that are no place: of states that were merged or divided, and of no state. What a portal refuses of them. */
const noPlace: Partial<Record<string, string>> = {
  '25': 'Code 25 was merged into 26, Dadra and Nagar Haveli and Daman and Diu',
  '28': 'Code 28 was replaced by 37, Andhra Pradesh',
  '99': 'Code 99 is of no State',
}

/** Why a code can't be the State of an address or a place of supply, or null. Other territory (97) can, for the portals. */
export const placeFault = (code: string): string | null =>
  noPlace[code] ?? (gstStates[code] ? null : `There is no State with the code ${code}`)

/** The codes that an address or a place of supply can have. */
export const placeCodes = Object.keys(gstStates).filter((code) => !placeFault(code))

/** Seas and platforms: a place of supply, and no address that anybody types. */
const OTHER_TERRITORY = '97'

/** The states that an address can be in, by name. */
export const statesOfAddresses = Object.entries(gstStates)
  .filter(([code]) => !placeFault(code) && code !== OTHER_TERRITORY)
  .map(([value, label]) => ({ value, label: label! }))
  .sort((a, b) => a.label.localeCompare(b.label))
