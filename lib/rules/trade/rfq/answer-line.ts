import type { NoQuoteReason } from '../../../contract/trade/bidders'
import { capital } from '../../../terms/format'
import { noQuoteWords } from '../no-quote'
import type { Read } from './read-quantity'
import { readAmount } from './read-amount'

/** The cells of a supplier's answer in their order, with the names that people read. */
export const answerLabels = {
  unitPaise: 'Price per piece',
  tooling: 'Tooling',
  leadDays: 'Lead days',
  noQuote: 'No quote',
  note: 'Note',
} as const
export type AnswerCell = keyof typeof answerLabels
export const answerCells = Object.keys(answerLabels) as AnswerCell[]

/** An answer as it is typed. */
export type AnswerTexts = Record<AnswerCell, string>
export const NO_ANSWER: AnswerTexts = { unitPaise: '', tooling: '', leadDays: '', noQuote: '', note: '' }

export const noQuoteReasons = Object.keys(noQuoteWords) as NoQuoteReason[]
/** A reason not to quote, as a list names it. */
export const noQuoteLabel = (reason: NoQuoteReason) => capital(noQuoteWords[reason])

/** What an answer says: a price, a reason, or nothing. `faults` are cells to mend. */
export type ReadAnswer = {
  unitPaise: number | null
  tooling: number | null
  leadDays: number | null
  noQuote: NoQuoteReason | null
  note: string | null
  faults: Partial<Record<AnswerCell, string>>
}

const LEAD_DAYS_MAX = 730
/** Notes on a reason are short, those on a price are its details. */
const REASON_NOTE_MAX = 500

/** Reads the five cells of a line. `asked`: it has an answer already, which can change and not go. */
export function readAnswer(texts: AnswerTexts, asked: { price?: boolean; reason?: boolean } = {}): ReadAnswer {
  const faults: ReadAnswer['faults'] = {}
  const take = <T>(cell: AnswerCell, read: (text: string) => Read<T>): T | null => {
    const text = texts[cell].normalize('NFKC').trim()
    if (!text) return null
    const { value, fault } = read(text)
    if (fault !== undefined) faults[cell] = fault
    return value ?? null
  }
  const unitPaise = take('unitPaise', readPrice)
  const tooling = take('tooling', readRupees)
  const leadDays = take('leadDays', readDays)
  const noQuote = take('noQuote', readReason)
  const note = texts.note.trim() || null
  const isPriced = texts.unitPaise.trim() !== ''
  const isDeclined = texts.noQuote.trim() !== ''
  if (isPriced && isDeclined) faults.noQuote ??= 'A price or a reason, not both'
  if (!isPriced && !isDeclined) {
    if (asked.reason) faults.noQuote = 'Choose a reason, or enter a price'
    else if (asked.price || [texts.tooling, texts.leadDays, texts.note].some((text) => text.trim()))
      faults.unitPaise = 'Enter a price'
  }
  if (isDeclined && (note?.length ?? 0) > REASON_NOTE_MAX) faults.note = `At most ${REASON_NOTE_MAX} letters`
  return { unitPaise, tooling: tooling || null, leadDays, noQuote, note, faults }
}

function readPrice(text: string): Read<number> {
  const { value, fault } = readAmount(text)
  if (fault !== undefined) return { fault }
  return value === 0 ? { fault: 'Enter a price' } : { value }
}

function readRupees(text: string): Read<number> {
  const { value, fault } = readAmount(text)
  if (fault !== undefined) return { fault }
  return value % 100 ? { fault: 'Enter an amount in whole rupees' } : { value: value / 100 }
}

function readDays(text: string): Read<number> {
  const [, digits] = /^(\d{1,4})(?:\.0+)?\s*(?:days?|d)?\.?$/i.exec(text) ?? []
  const days = Number(digits)
  return days >= 1 && days <= LEAD_DAYS_MAX ? { value: days } : { fault: `Enter 1 to ${LEAD_DAYS_MAX} days` }
}

function readReason(text: string): Read<NoQuoteReason> {
  const word = text.toLowerCase()
  const found = noQuoteReasons.find((reason) => reason === word || noQuoteWords[reason].toLowerCase() === word)
  return found ? { value: found } : { fault: 'Choose a reason' }
}
