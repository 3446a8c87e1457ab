/** The company that sells, as its admin fills it in. */
export const company = {
  legalName: 'Jobwork Manufacturing Pvt Ltd',
  signatory: 'Nandini Rao',
  cin: 'U28110PN2019PTC184512',
  addressLine1: 'Plot 12, MIDC Chakan Phase II',
  addressLine2: null,
  city: 'Pune',
  pin: '410501',
  gstin: '27AAACJ1234A1ZB',
  email: 'accounts@jobwork.example',
  phone: '+91 20 4890 1200',
  bankName: 'State Bank of India',
  bankAccount: '38201456789',
  ifsc: 'SBIN0007339',
  upi: 'jobwork@sbi',
  seriesPrefix: 'JW',
  defaultHsn: '848790',
  defaultSac: '998898',
  defaultRateBp: 1800,
  hub: { line1: 'Gate 3, Plot 12, MIDC Chakan Phase II', line2: null, city: 'Pune', pin: '410501' },
  terms: 'Interest at 18 % a year on late payment. Subject to Pune jurisdiction.',
} as const

/** A rate that the company lists: valves and their parts. */
export const valves = {
  kind: 'gst' as const,
  code: '8481',
  rateBp: 1800,
  from: '2025-09-22',
  note: 'Taps, valves and their parts',
}

type DemoTaxProfile = {
  of: string
  day: number
  fields: {
    legalName?: string
    addressLine1?: string
    city?: string
    pin?: string
    msmeClass?: 'micro' | 'small' | 'none'
    udyam?: string
    agreedDays?: number
    billPrefix?: string
    bankName?: string
    bankAccount?: string
    ifsc?: string
  }
}

/** Tax profiles of the story; a customer's default address is proposed. Two companies have none yet. */
// oxfmt-ignore
export const taxProfiles: DemoTaxProfile[] = [
  { of: 'customer', day: 240.4, fields: { legalName: 'Godavari Flow Systems Private Limited' } },
  { of: 'kaveri', day: 199.6, fields: { legalName: 'Kaveri Agri Machines Private Limited' } },
  { of: 'supplier', day: 239.7, fields: {
    addressLine1: 'W-203, S Block, MIDC Bhosari', city: 'Pune', pin: '411026',
    msmeClass: 'small', udyam: 'UDYAM-MH-26-0041837', agreedDays: 45, billPrefix: 'IPW',
    bankName: 'Bank of Maharashtra', bankAccount: '60214873559', ifsc: 'MAHB0000318' } },
  { of: 'kovai', day: 238.3, fields: {
    addressLine1: 'SF 412, SIDCO Industrial Estate, Kurichi', city: 'Coimbatore', pin: '641021',
    msmeClass: 'none', bankName: 'Indian Bank', bankAccount: '6417730982', ifsc: 'IDIB000K031' } },
  { of: 'satluj', day: 210.2, fields: {
    addressLine1: 'C-88, Focal Point Phase V', city: 'Ludhiana', pin: '141010',
    msmeClass: 'micro', udyam: 'UDYAM-PB-12-0007264',
    bankName: 'Punjab National Bank', bankAccount: '0411002100093467', ifsc: 'PUNB0041100' } },
]
