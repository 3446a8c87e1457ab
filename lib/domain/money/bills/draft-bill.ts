import { invalid, Problem } from '../../../contract/core/problem'
import type { DocumentLine } from '../../../contract/money/tax-document'
import { totalsOf, type LineTaxes, type Totals } from '../../../rules/core/gst'
import { HEADS, mismatchesOf, signedTaxesOf } from '../../../rules/money/match-bill'
import { valueOfNextPieces } from '../../../rules/money/value-of-next-pieces'
import { count, date } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { sumOf } from '../../../terms/paise'
import type { BillableOrder, BillablePart } from './billable-orders'
import type { BillingParty } from './billing-party'

/** A line as its supplier asks for it. */
export type AskedLine = {
  workorderId: number
  shipmentLineId: number | null
  pieces: number
  taxablePaise?: number
  rateBp?: number
}

/** A line of a bill before it is kept. */
export type DraftLine = LineTaxes & {
  order: BillableOrder
  part: BillablePart
  pieces: number
  typedPaise: number | null
  /** What the pieces come to by the price of the order. */
  worthPaise: number
  taxablePaise: number
  rateBp: number
}

export type BillDraft = { lines: DraftLine[]; totals: Totals; mismatches: string[] }

/** The amounts that a supplier wrote on its bill. */
export type TypedSums = LineTaxes & { taxablePaise: number; roundOffPaise?: number; totalPaise: number }

/** Each asked line with its delivery and its value. Refuses what can't be billed: of others, not counted, or on another bill. */
export function draftLines(
  orders: ReadonlyMap<number, BillableOrder>,
  asked: readonly AskedLine[],
  { split, taxed }: Pick<BillingParty, 'split' | 'taxed'>,
): DraftLine[] {
  const seen = new Set<string>()
  const before = new Map([...orders.values()].map(({ id, billed }) => [id, billed]))
  return asked.map((line, i) => {
    const { workorderId, shipmentLineId, pieces } = line
    const order = orders.get(workorderId)
    if (!order) throw invalid(`lines.${i}.workorderId`, 'Choose one of your orders with a price and a number of pieces')
    const key = `${workorderId} ${shipmentLineId}`
    if (seen.has(key)) throw invalid(`lines.${i}.shipmentLineId`, 'These pieces are in this bill already')
    seen.add(key)
    const part = partOf(order, shipmentLineId, i)
    assertOpen(order, part, pieces, i)
    const n = before.get(workorderId)!
    before.set(workorderId, n + pieces)
    const worthPaise = valueOfNextPieces(order.price, n, pieces)
    const rateBp = line.rateBp ?? (taxed ? order.rateBp : 0)
    const typedPaise = line.taxablePaise ?? null
    const taxablePaise = typedPaise ?? worthPaise
    return {
      order,
      part,
      pieces,
      typedPaise,
      worthPaise,
      taxablePaise,
      rateBp,
      ...signedTaxesOf(taxablePaise, rateBp, split),
    }
  })
}

/** The delivery that a line is of; 409 while it waits to be counted. */
function partOf(order: BillableOrder, shipmentLineId: number | null, i: number): BillablePart {
  const part = order.parts.find((one) => one.shipmentLineId === shipmentLineId)
  if (part) return part
  const waits = order.waiting.find((one) => one.shipmentLineId === shipmentLineId)
  if (waits) {
    const shownId = displayId('shipment', waits.shipmentId)
    throw new Problem(
      'conflict',
      waits.countedBy
        ? `${shownId} is not counted yet: counted on ${date(waits.countedBy)} at the latest`
        : `${shownId} has not arrived yet`,
    )
  }
  throw invalid(
    `lines.${i}.shipmentLineId`,
    order.parts.length
      ? 'Choose a delivery of this order'
      : `Nothing of ${displayId('workorder', order.id)} can be billed yet`,
  )
}

/** Nothing is billed twice, and no more comes back than was billed. */
function assertOpen(order: BillableOrder, part: BillablePart, pieces: number, i: number) {
  if (pieces < 0) {
    if (pieces !== part.toBill)
      throw invalid(
        `lines.${i}.quantityMilli`,
        part.toBill < 0 ? `${count(-part.toBill)} pieces came back` : 'No billed pieces of this delivery came back',
      )
    return
  }
  if (pieces <= part.toBill || part.billed <= 0) return
  const number =
    order.bills.findLast(({ shipmentLineId }) => shipmentLineId === part.shipmentLineId)?.number ??
    order.bills.at(-1)!.number
  throw new Problem('conflict', `These ${count(Math.min(pieces, part.billed))} are billed on ${number}`)
}

/** A bill as Jobwork computes it. */
export function computedBill(lines: DraftLine[]): BillDraft {
  const totals = totalsOf(lines)
  if (totals.taxablePaise <= 0) throw new Problem('conflict', 'More came back than is left to bill')
  return { lines, totals, mismatches: [] }
}

/** A bill as its supplier wrote it, with what differs from what is payable. What its lines lack of its sums stands at the last one. */
export function typedBill(
  lines: readonly DraftLine[],
  typed: TypedSums,
  { split, taxed }: Pick<BillingParty, 'split' | 'taxed'>,
): BillDraft {
  const parts = typed.taxablePaise + sumOf(HEADS.map((head) => typed[head]))
  const lacks = typed.totalPaise - parts
  const { taxablePaise: sum, cgstPaise, sgstPaise, igstPaise, totalPaise } = typed
  const roundOffPaise = typed.roundOffPaise ?? (Math.abs(lacks) < 100 ? lacks : 0)
  const totals = { taxablePaise: sum, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise }
  const taxable = typed.taxablePaise - sumOf(lines.map((line) => line.taxablePaise))
  const whole = lines.map((line, i) => {
    if (i < lines.length - 1) return line
    const taxablePaise = line.taxablePaise + taxable
    return { ...line, taxablePaise, ...signedTaxesOf(taxablePaise, line.rateBp, split) }
  })
  const mismatches = mismatchesOf(
    whole.map((line) => ({
      ...line,
      order: displayId('workorder', line.order.id),
      payable: line.part.toBill,
      rateDueBp: taxed ? line.order.rateBp : 0,
    })),
    totals,
    { split, taxed },
  )
  return { lines: withTaxesOf(whole, typed), totals, mismatches }
}

/** The lines with the taxes of the bill: what theirs lack stands at the last one. */
function withTaxesOf(lines: DraftLine[], typed: LineTaxes): DraftLine[] {
  const rest = (head: (typeof HEADS)[number]) => typed[head] - sumOf(lines.slice(0, -1).map((line) => line[head]))
  return lines.map((line, i) =>
    i < lines.length - 1
      ? line
      : { ...line, cgstPaise: rest('cgstPaise'), sgstPaise: rest('sgstPaise'), igstPaise: rest('igstPaise') },
  )
}

/** Pieces of one order as its deliveries have them: those that were accepted first; what is more than was accepted is of the last one. */
export function linesOfOrder(order: BillableOrder, pieces: number): AskedLine[] {
  const open = order.parts.filter(({ toBill }) => (pieces > 0 ? toBill > 0 : toBill < 0))
  let rest = pieces
  const lines = open.map(({ shipmentLineId, toBill }, i) => {
    const isLast = i === open.length - 1
    const taken = isLast ? rest : Math.sign(pieces) * Math.min(Math.abs(rest), Math.abs(toBill))
    rest -= taken
    return { workorderId: order.id, shipmentLineId, pieces: taken }
  })
  const taken = lines.filter((line) => line.pieces !== 0)
  if (taken.length) return taken
  const last = order.parts.at(-1)
  return [
    { workorderId: order.id, shipmentLineId: last?.shipmentLineId ?? order.waiting[0]?.shipmentLineId ?? null, pieces },
  ]
}

/** A line as the paper of a prepared bill names it. */
export const paperLine = ({ order, pieces, ...line }: DraftLine): DocumentLine => ({
  of: 'order',
  description: [displayId('workorder', order.id), order.projectName].filter(Boolean).join(', '),
  hsn: order.hsn,
  uqc: 'NOS',
  quantityMilli: pieces * 1000,
  taxablePaise: line.taxablePaise,
  rateBp: line.rateBp,
  cgstPaise: line.cgstPaise,
  sgstPaise: line.sgstPaise,
  igstPaise: line.igstPaise,
})
