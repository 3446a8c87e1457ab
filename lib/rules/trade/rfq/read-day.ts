import type { Cell } from './draft-line'
import type { Read } from './read-quantity'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Excel counts days from the end of 1899; a book with 1904 dates from that year. */
const EPOCH = Date.UTC(1899, 11, 30)
const SINCE_1904 = 1_462
const DAY = 86_400_000
const NO_DAY = { fault: 'There is no such day: write it as 23/12/2026' }

/** The day of an Excel serial, YYYY-MM-DD; null outside of 1900 to 9999. 46379 is 23 Dec 2026, with 1904 dates 44917 is. */
export function dayOfSerial(serial: number, from1904 = false): string | null {
  const days = Math.floor(serial) + (from1904 ? SINCE_1904 : 0)
  return days >= 1 && days <= 2_958_465 ? new Date(EPOCH + days * DAY).toISOString().slice(0, 10) : null
}

/** A day as lists have it, YYYY-MM-DD: ISO, the day first with a number or a name of the month, or a serial. Empty is null. */
export function readDay(cell: Cell): Read<string | null> {
  if (typeof cell === 'number') return ofSerial(cell)
  const text = (cell ?? '').normalize('NFKC').trim()
  if (!text) return { value: null }
  if (/^\d{4,6}(\.\d+)?$/.test(text)) return ofSerial(Number(text))
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ][\d:.]*Z?)?$/.exec(text)
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const [, first, month, year] = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})\.?,?[\s./-]+(\d{4}|\d{2})$/i.exec(text) ?? []
  if (!first) return NO_DAY
  return day(year!.length === 2 ? 2_000 + Number(year) : Number(year), monthOf(month!), Number(first))
}

function ofSerial(serial: number): Read<string | null> {
  const value = dayOfSerial(serial)
  return value ? { value } : NO_DAY
}

const LONG = 'january february march april may june july august september october november december'.split(' ')

function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  const name = text.toLowerCase()
  return (name === 'sept' ? 9 : 0) || 1 + Math.max(MONTHS.indexOf(name), LONG.indexOf(name))
}

function day(year: number, month: number, dayOfMonth: number): Read<string | null> {
  const value = `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
  const time = Date.parse(`${value}T00:00:00Z`)
  // A date rolls 31 November over.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? NO_DAY : { value }
}
