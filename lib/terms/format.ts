/** INR, Indian grouping, no decimals: 1234567 → ₹12,34,567. */
export const money = (rupees: number) => `${rupees <= -0.5 ? '-' : ''}₹${grouped(Math.round(Math.abs(rupees)))}`

/** INR with paise: 148000 paise → ₹1,480.00, −46 → −₹0.46. */
export function rupees(paise: number): string {
  const digits = String(Math.abs(Math.round(paise))).padStart(3, '0')
  return `${paise < 0 ? '−' : ''}₹${grouped(Number(digits.slice(0, -2)))}.${digits.slice(-2)}`
}

/** 86 kg, 12.5 kg. */
export const weight = (grams: number) => `${grouped(grams / 1000)} kg`

/** The price of one piece, with paise only where it has any: 80000 paise → ₹800, 148050 → ₹1,480.50. */
export const unitPrice = (paise: number) => (paise % 100 === 0 ? money(paise / 100) : rupees(paise))

/** 12,34,567. Intl would do it, but takes a phone 50 ms to load. */
const grouped = (n: number) =>
  String(n).replace(/\d+/, (whole) => whole.replace(/\d(?=(?:\d\d)+\d$)/g, (digit) => `${digit},`))

/** A number for a scale, in the units that India reads: 950, 12.5 K, 1.2 L, 3.4 Cr. */
export function inShort(n: number): string {
  if (n < 1_000) return grouped(n)
  for (const [unit, size] of units) {
    const rounded = Math.round((10 * n) / size) / 10
    if (rounded < 100) return `${rounded} ${unit}`
  }
  return `${grouped(Math.round(n / 1e7))} Cr`
}
const units = [
  ['K', 1e3],
  ['L', 1e5],
  ['Cr', 1e7],
] as const

/** INR for a scale: ₹12.5 K, ₹1.2 L, ₹3.4 Cr. */
export const moneyInShort = (rupees: number) => `₹${inShort(rupees)}`

/** Counts are exact up to here; an exact total of a million rows costs a hundred times the page. */
export const COUNT_CAP = 10_000

/** A count with Indian grouping; `capped` marks one that stopped at 10,000. */
export const count = (n: number, capped = false) => grouped(n) + (capped ? '+' : '')

/** A figure of a dashboard, whose counts stop at 10,000: '10,000+'. */
export const figure = (n: number) => count(n, n >= COUNT_CAP)

/** A count with its noun: 1 file, 3 files. */
export const several = (n: number, one: string, more: string) => `${count(n)} ${n === 1 ? one : more}`

/** 21 Nov 2026. Dates are days of the calendar in India, so server and browser write the same. */
export function date(iso: string | Date): string {
  const [year, month, day] = isoDay(new Date(iso).getTime()).split('-')
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`
}
// Written out, because browsers don't agree on 'Sep'.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 21 Nov, for days that are near. */
export const dayOfMonth = (iso: string) => date(iso).slice(0, -5)

/** Nov 2026, of 2026-11. */
export const monthName = (month: string) => `${monthShort(month)} ${month.slice(0, 4)}`

/** Nov, of 2026-11. */
export const monthShort = (month: string) => months[Number(month.slice(5)) - 1]!

const LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
/** October, of a month YYYY-MM. */
export const monthLong = (month: string) => LONG[Number(month.slice(5)) - 1]!

/** The first and the last day of a month, YYYY-MM-DD. */
export const daysOfMonth = (month: string): [first: string, last: string] => [
  `${month}-01`,
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10),
]

/** 21 Nov 2026, 14:05, in India. */
export const dateTime = (iso: string) => `${date(iso)}, ${timeOfDay(iso).slice(0, 5)}`

/** 14:05:09, the time of day in India. */
export const timeOfDay = (iso: string) => new Date(Date.parse(iso) + 5.5 * 3_600_000).toISOString().slice(11, 19)

const DAY = 86_400_000
const dayNumber = (t: number) => Math.floor((t + 5.5 * 3_600_000) / DAY)

/** The day of the calendar in India at this time, YYYY-MM-DD. */
export const isoDay = (time: number) => new Date(dayNumber(time) * DAY).toISOString().slice(0, 10)

/** Midnight in India at the start of the day on which an instant lies. */
export const startOfDay = (iso: string): Date => new Date(`${isoDay(Date.parse(iso))}T00:00:00+05:30`)

/** The day so many days after a day, YYYY-MM-DD. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** How many days after a day another one is, both YYYY-MM-DD. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY

/** Whole calendar days in India from `now` to the date; negative when it is past. */
export const daysUntil = (iso: string | Date, now: number) => dayNumber(new Date(iso).getTime()) - dayNumber(now)

/** How a person plans: today, tomorrow, in 3 days, 2 days late. Far dates stay dates. */
export function dueIn(iso: string | Date, now: number): string {
  const days = daysUntil(iso, now)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days > 1) return days <= 30 ? `in ${days} days` : date(iso)
  return days === -1 ? '1 day late' : `${-days} days late`
}

/** Age for lists and the bell: Just now, 5 min ago, 3 h ago, 2 days ago, then the date. Unreadable times are 'Just now'. */
export function ago(iso: string, now: number): string {
  const ms = now - new Date(iso).getTime()
  if (!(ms >= 60_000)) return 'Just now'
  if (ms < 3_600_000) return `${Math.floor(ms / 60_000)} min ago`
  if (ms < DAY) return `${Math.floor(ms / 3_600_000)} h ago`
  const days = Math.floor(ms / DAY)
  return days === 1 ? 'Yesterday' : days <= 30 ? `${days} days ago` : date(iso)
}

/** The extents of a part or a drawing: 90 × 60 × 12 mm. */
export const extents = (mm: readonly number[]) =>
  `${mm.map((side) => side.toLocaleString('en-IN', { maximumFractionDigits: side < 100 ? 1 : 0 })).join(' × ')} mm`

/** File sizes as engineers read them: 840 B, 12 KB, 3.4 MB (1 MB is 1,048,576 bytes). */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(bytes < 10 * 1024 * 1024 ? 1 : 0)} MB`
}

/** Initials of a company: two words give two letters, one word its first two, nothing gives '?'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  if (!words.length) return '?'
  const letters = words.length > 1 ? [first(words[0]), first(words[1])] : [...words[0]!].slice(0, 2)
  return letters.join('').toUpperCase()
}
const first = (word?: string) => [...(word ?? '')][0] ?? ''

/** A sentence begins with a capital: 'Packing photo is missing'. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
