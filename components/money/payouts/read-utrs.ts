import { PASTE_MAX } from '@/lib/terms/tds-codes'

type Pasted = { reference: string; utr: string; paidOn?: string }
type Read = { rows: readonly Pasted[]; fault: string | null }

/** A line without a reference and a UTR in it: heads, sums, blanks. */
const REFERENCE = /^JWP\s?\d+$/i
const UTR = /^(?=.*\d)[A-Za-z0-9]{6,30}$/
const DAY = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/**
 * The payments in a pasted list of a bank. Of each line the cell that looks like our reference, the one that is a day, and the first other
 * one that looks like a UTR count: banks order their columns as they like.
 */
export function readUtrs(text: string): Read {
  const lines = text.split(/\r?\n/).filter((line) => line.trim())
  if (!lines.length) return { rows: [], fault: null }
  const rows = lines.map(rowOf).filter((row, i) => row !== null || i > 0)
  const wrong = rows.findIndex((row) => row === null)
  const found = rows.filter((row) => row !== null)
  if (!found.length || wrong >= 0)
    return { rows: [], fault: 'Each line has the reference of a payment (JWP000042) and its UTR.' }
  if (found.length > PASTE_MAX) return { rows: [], fault: `Paste at most ${PASTE_MAX} rows at once.` }
  return { rows: found, fault: null }
}

function rowOf(line: string): Pasted | null {
  const cells = line
    .split(line.includes('\t') ? '\t' : /[,;]/)
    .map((cell) => cell.trim().replace(/^"|"$/g, '').trim())
    .filter(Boolean)
  const parts = cells.length > 1 ? cells : line.trim().split(/\s+/)
  const [first, second] = parts
  if (!first || !second) return null
  const reference = parts.find((cell) => REFERENCE.test(cell)) ?? first
  const others = parts.filter((cell) => cell !== reference)
  const utr = others.find((cell) => UTR.test(cell) && !isAmount(cell))
  if (!utr) return null
  const paidOn = others.map(dayOf).find((day) => day !== null)
  return { reference, utr, ...(paidOn && { paidOn }) }
}

const isAmount = (cell: string) => /^\d{1,9}$/.test(cell)

/** 27/11/2026 or 2026-11-27 as 2026-11-27. */
function dayOf(cell: string): string | null {
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return cell
  const [, day, month, year] = DAY.exec(cell) ?? []
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : null
}
