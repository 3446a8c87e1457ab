import { Problem } from '../../../contract/core/problem'
import { isoDay } from '../../../terms/format'
import { documentNumber, financialYear, seriesOf } from '../../../rules/money/series'
import { actTime } from '../../core/event-clock'
import { assessPapers } from '../../goods/shipments/assess-papers'
import type { WriteScope } from '../../core/verb'
import type { Draft } from './draft'
import { takeNumber } from './take-number'
import { findIssued, type IssuedRow } from './tax-document'

/** The day on which a document would be issued now. */
export const issueDay = () => isoDay(actTime().getTime())

/**
 * Issues a document: the caller has locked its order. The number is taken last. Its day is the one on which the number was
 * taken: `draw` is asked again where that is another than today.
 */
export async function issueDocument(scope: WriteScope, draw: (day: string) => Promise<Draft>): Promise<IssuedRow> {
  const { tx, viewer, emit } = scope
  const before = issueDay()
  let draft = await draw(before)
  const [series, year] = [seriesOf(draft.prefix, draft.kind), financialYear(before)]
  const { seq, day } = await takeNumber(scope, series, year)
  if (day !== before) draft = await draw(day)
  const { order, totals, snapshot, lines, kind, customerId, dueOn, irnDue } = draft
  const { againstId, receiptId, shipmentId, reason, split, placeOfSupply, reverseCharge } = draft
  const number = documentNumber(series, year, seq)
  const { id } = await tx.taxDocument.create({
    data: {
      kind,
      number,
      series,
      year,
      seq,
      workOrderId: order.id,
      partyId: customerId,
      againstId,
      receiptId,
      shipmentId,
      reason,
      issuedOn: new Date(day),
      dueOn: dueOn && new Date(dueOn),
      split,
      placeOfSupply,
      reverseCharge,
      ...totals,
      lines,
      snapshot,
      irnDue,
      createdBy: viewer.member.id,
      createdAt: actTime(),
    },
    select: { id: true },
  })
  if (shipmentId) {
    await tx.shipmentPaper.create({ data: { shipmentId, kind: 'invoice', number, on: new Date(day), documentId: id } })
    await assessPapers(scope, shipmentId)
  }
  emit('invoice.issued', {
    invoiceId: id,
    kind,
    number,
    workorderId: order.id,
    projectName: order.projectName,
    customerId,
    dueOn,
    totalPaise: totals.totalPaise,
    held: irnDue,
  })
  return findIssued(scope, id)
}

/** 409 when the figures are no longer those that an admin saw. */
export function assertExpected({ totals }: Draft, expectedTotalPaise: number) {
  if (totals.totalPaise !== expectedTotalPaise) throw new Problem('conflict', 'The figures have changed. Look again.')
}
