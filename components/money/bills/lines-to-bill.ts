import type { BillableLine } from '@/lib/contract/money/bills'
import { totalsOf } from '@/lib/rules/core/gst'

/** A line with a number of its own, by which it is ticked. */
export type Choosable = BillableLine & { id: number }

/** What a bill of these lines comes to. */
export const totalsOfLines = (lines: readonly BillableLine[]) => totalsOf(lines)

/** The lines as a call takes them. */
export const askedLines = (lines: readonly BillableLine[]) =>
  lines.map(({ workorderId, shipmentLineId, quantityMilli }) => ({ workorderId, shipmentLineId, quantityMilli }))
