import type { Issue } from '@/lib/contract/core/problem'
import type { RfqLine } from '@/lib/contract/trade/rfqs'
import type { Asked } from '@/lib/contract/wire'
import { openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'
import {
  answerCells,
  NO_ANSWER,
  noQuoteLabel,
  readAnswer,
  type AnswerCell,
  type AnswerTexts,
  type ReadAnswer,
} from '@/lib/rules/trade/rfq/answer-line'
import { readAmount } from '@/lib/rules/trade/rfq/read-amount'
import { count, unitPrice } from '@/lib/terms/format'
import { priceAt } from '@/lib/rules/trade/pricing'

/** What a supplier has typed and not sent: cells by the inquiry of their line, and the revision of each line that it has looked at. */
export type Typed = { cells: Record<number, Partial<AnswerTexts>>; read: Record<number, number> }
export const NOTHING_TYPED: Typed = { cells: {}, read: {} }

/** What a line says now. */
export type Answered = {
  line: RfqLine
  texts: AnswerTexts
  /** Its cells can be written. */
  isOpen: boolean
  /** It differs from what the customer has. */
  isChanged: boolean
  /** The line was revised after the supplier looked at it. */
  isOutdated: boolean
  says: 'price' | 'reason' | 'nothing'
  read: ReadAnswer
  faults: ReadAnswer['faults']
  /** INR, of all its pieces; null without a price. */
  price: number | null
}

/** What the server says of a line; without a cell of the whole line. */
export type Refusal = { inquiryId: number; cell: AnswerCell | null; message: string }

type Sent = Asked<'POST /api/rfqs/{id}/quotes'>['lines'][number] & { inquiryId: number }

const pendingOf = ({ own }: RfqLine) => (own && (own.status === 'pending' || own.status === 'sent') ? own : null)

/** The answer that the customer has, as texts. */
export function textsOnServer(line: RfqLine): AnswerTexts {
  const own = line.status === 'new' ? pendingOf(line) : line.own
  if (own)
    return {
      unitPaise: own.unitPaise === null ? '' : amount(own.unitPaise),
      tooling: own.tooling ? String(own.tooling) : '',
      leadDays: own.leadDays ? String(own.leadDays) : '',
      noQuote: '',
      note: own.details ?? '',
    }
  const { noQuote } = line
  return noQuote ? { ...NO_ANSWER, noQuote: noQuoteLabel(noQuote.reason), note: noQuote.note ?? '' } : NO_ANSWER
}

const amount = (paise: number) => (paise % 100 ? (paise / 100).toFixed(2) : String(paise / 100))

/** What a line says with what was typed on top of it. */
export function answerOf(line: RfqLine, typed: Typed): Answered {
  const isOpen = openToQuoting.includes(line.status)
  const before = textsOnServer(line)
  const own = isOpen ? pendingOf(line) : line.own
  const cells = isOpen ? typed.cells[line.id] : undefined
  const texts = cells ? { ...before, ...cells } : before
  const read = readAnswer(texts, { price: own !== null, reason: line.noQuote !== null && line.noQuote !== undefined })
  const isChanged = cells !== undefined && (differ(texts, before) || Boolean(own?.needsConfirmation))
  const says = texts.unitPaise.trim() ? 'price' : texts.noQuote.trim() ? 'reason' : 'nothing'
  return {
    line,
    texts,
    isOpen,
    isChanged,
    isOutdated: isOpen && (typed.read[line.id] ?? (own?.needsConfirmation ? 0 : line.revision)) < line.revision,
    says,
    read,
    faults: isChanged ? read.faults : {},
    price: says !== 'price' ? null : own && !isChanged ? own.price : priceOf(line, read),
  }
}

const differ = (one: AnswerTexts, other: AnswerTexts) =>
  answerCells.some((cell) => !saySame(cell, one[cell], other[cell]))

/** Two texts of a cell say the same: 205.5 and 205.50. */
export function saySame(cell: AnswerCell, one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true
  if (cell !== 'unitPaise' && cell !== 'tooling') return false
  const [a, b] = [readAmount(one.trim()), readAmount(other.trim())]
  return a.value !== undefined && a.value === b.value
}

function priceOf(line: RfqLine, { unitPaise, tooling }: ReadAnswer): number | null {
  if (!unitPaise) return null
  const { quantity } = line
  return priceAt([{ minQuantity: quantity, unitPaise }], quantity, {
    tooling,
    freight: pendingOf(line)?.freight ?? null,
  })
}

/** A line as it is sent; freight that it has stays. */
export function sentOf({ line, read, says }: Answered): Sent {
  const { unitPaise, tooling, leadDays, noQuote, note } = read
  if (says === 'reason') return { inquiryId: line.id, noQuote, note }
  return {
    inquiryId: line.id,
    revision: line.revision,
    unitPaise,
    tooling,
    freight: pendingOf(line)?.freight ?? null,
    ...(leadDays !== null && { leadDays }),
    ...(note !== null && { details: note }),
  }
}

/** Texts in cells of lines, each with the revision that the supplier has before it. Cells that say again what stands go. */
export function withTexts(typed: Typed, changes: readonly { line: RfqLine; texts: Partial<AnswerTexts> }[]): Typed {
  const next = { cells: { ...typed.cells }, read: { ...typed.read } }
  for (const { line, texts } of changes) {
    if (!openToQuoting.includes(line.status)) continue
    const cells = { ...next.cells[line.id], ...texts }
    if (differ({ ...textsOnServer(line), ...cells }, textsOnServer(line)) || line.own?.needsConfirmation)
      next.cells[line.id] = cells
    else delete next.cells[line.id]
    if (!line.own?.needsConfirmation) next.read[line.id] ??= line.revision
  }
  return next
}

/** The texts of a block from a cell on, to the right and down over these lines. */
export const changesOfBlock = (lines: readonly RfqLine[], from: { row: number; column: number }, block: string[][]) =>
  block.flatMap((texts, down) => {
    const line = lines[from.row + down]
    const cells = texts.map((text, right) => [answerCells[from.column + right]!, text.trim()] as const)
    return line ? [{ line, texts: Object.fromEntries(cells) as Partial<AnswerTexts> }] : []
  })

/** How many lines say what, and what the prices come to (INR, without GST). */
export function sumsOf(answers: readonly Answered[]) {
  const saying = (says: Answered['says']) => answers.filter((one) => one.says === says).length
  return {
    priced: saying('price'),
    declined: saying('reason'),
    unanswered: saying('nothing'),
    price: answers.reduce((sum, { price }) => sum + (price ?? 0), 0),
  }
}

/** '31 priced', '5 no quote', '4 without an answer' */
export const sumsInWords = ({ priced, declined, unanswered }: ReturnType<typeof sumsOf>): string[] => [
  `${count(priced)} priced`,
  ...(declined ? [`${count(declined)} no quote`] : []),
  ...(unanswered ? [`${count(unanswered)} without an answer`] : []),
]

/** What the shop asked for when it made this part: 'last ₹198 at 400'. Null where it didn't. */
export const lastWords = ({ last }: Pick<RfqLine, 'last'>) =>
  last?.unitPaise ? `last ${unitPrice(last.unitPaise)} at ${count(last.quantity)}` : null

/** 'Line 3' */
export const lineName = ({ lineNo }: Pick<RfqLine, 'lineNo'>) => `Line ${lineNo}`

const cellOfField: Record<string, AnswerCell> = {
  unitPaise: 'unitPaise',
  tooling: 'tooling',
  leadDays: 'leadDays',
  details: 'note',
  noQuote: 'noQuote',
  note: 'note',
}

/** What the server says of the lines that were sent; what belongs to none of them is left out. */
export const refusalsOf = (issues: readonly Issue[], sent: readonly { inquiryId: number }[]): Refusal[] =>
  issues.flatMap(({ path, message }) => {
    const [list, at, field = ''] = path.split('.')
    const line = list === 'lines' ? sent[Number(at)] : undefined
    if (!line) return []
    return [
      { inquiryId: line.inquiryId, cell: cellOfField[field] ?? null, message: message.replace(/^Line \d+: /, '') },
    ]
  })
