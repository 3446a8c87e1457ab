import type { Choice } from '@/components/ui/list/useSelection'
import type { InvoiceToIssue } from '@/lib/contract/money/invoices'
import { rupees } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'

/** What an invoice is for, as the batch takes and answers it. */
type Source = { workorderId: number; shipmentId: number | null }

/** An invoice in a selection: the shipment and the order that it is for. */
export const keyOf = ({ workorderId, shipmentId }: Source) => `${shipmentId ?? ''}/${workorderId}`

/** The orders and the deliveries of these keys. */
export function sourcesOf(keys: Iterable<string>) {
  const workorderIds: number[] = []
  const deliveries: { shipmentId: number; workorderId: number }[] = []
  for (const key of keys) {
    const [shipmentId, workorderId] = key.split('/').map(Number)
    if (shipmentId) deliveries.push({ shipmentId, workorderId: workorderId! })
    else workorderIds.push(workorderId!)
  }
  return { workorderIds, deliveries }
}

/** An invoice with what it comes to: SHP-0012, WO-0042, ₹1,18,000.00. */
export function choiceOf(row: InvoiceToIssue): Choice<string> {
  const { shipmentId, workorderId, totalPaise } = row
  const parts = [
    shipmentId && displayId('shipment', shipmentId),
    displayId('workorder', workorderId),
    totalPaise !== null && rupees(totalPaise),
  ]
  return { id: keyOf(row), name: parts.filter(Boolean).join(', ') }
}
