import { Problem } from '../../../contract/core/problem'
import type { WorkorderRow } from '../../orders/workorders/workorder'
import { displayId } from '../../../terms/nouns'
import { leftOf, type LedgerEntry } from './ledger'

type Order = Pick<WorkorderRow, 'paymentBy' | 'paymentStatus'>

/** 409 for an order whose invoice somebody has to look at: it is not issued with others. */
export function assertNeedsNoLook(
  { paymentBy, paymentStatus }: Order,
  ledger: readonly LedgerEntry[],
  warnings: readonly string[],
) {
  if (hasCredit(ledger)) throw needsALook('A part of it was credited.')
  if (paymentBy === 'hand' && paymentStatus === 'partial') throw needsALook('A part of it was paid before.')
  if (warnings.length) throw needsALook(`${warnings.join('. ')}.`)
}

/** 409 for an order whose deliveries are invoiced first: their pieces would be invoiced with its rest. */
export function assertNoDelivery(shipmentId: number | undefined) {
  if (shipmentId)
    throw new Problem('conflict', `${displayId('shipment', shipmentId)} has pieces of this order: invoice it first`)
}

/** 409 for a delivery of an order with an invoice that travelled with no shipment: it may be of these pieces. */
export function assertIsNotLoose(number: string | null | undefined) {
  if (number) throw needsALook(`${number} of this order is of no shipment.`)
}

const needsALook = (why: string) => new Problem('conflict', `${why} Issue this invoice by itself.`)

/** Whether a credit note leaves something of an invoice. One that took back all of it leaves nothing to look at. */
const hasCredit = (ledger: readonly LedgerEntry[]) =>
  ledger.some(
    ({ kind, againstId }) =>
      kind === 'credit_note' &&
      leftOf(
        ledger.find(({ id }) => id === againstId)!,
        ledger,
      ).totalPaise > 0,
  )
