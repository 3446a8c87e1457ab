/** The kinds of documents that Jobwork numbers, and the letter of each after the prefix of the company. */
export const SERIES_LETTERS = {
  invoice: '',
  credit_note: 'C',
  debit_note: 'D',
  receipt_voucher: 'R',
  proforma: 'P',
  challan: 'H',
} as const

export type DocumentKind = keyof typeof SERIES_LETTERS

/** The last number of a series in a year: with it a number has 16 characters, the most that Rule 46 allows. */
export const LAST_NUMBER = 999_999

/** The financial year of a day (YYYY-MM-DD), 1 April to 31 March: 2026-11-23 → '26-27'. */
export function financialYear(day: string): string {
  const year = Number(day.slice(0, 4))
  const first = day.slice(5) >= '04-01' ? year : year - 1
  return `${String(first).slice(2)}-${String(first + 1).slice(2)}`
}

/** The first and the last day of a financial year: '26-27' → 2026-04-01 and 2027-03-31. */
export const daysOfYear = (year: string): [first: string, last: string] => [
  `20${year.slice(0, 2)}-04-01`,
  `20${year.slice(3)}-03-31`,
]

/** The series of a kind of document: JW for invoices, JWC for credit notes. */
export const seriesOf = (prefix: string, kind: DocumentKind): string => prefix + SERIES_LETTERS[kind]

/** JW/26-27/00007: five digits at least. */
export const documentNumber = (series: string, year: string, seq: number): string =>
  `${series}/${year}/${String(seq).padStart(5, '0')}`
