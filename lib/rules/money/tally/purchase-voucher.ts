import type { TallyLedgers } from '../../../terms/tally'
import type { LineTaxes } from '../../core/gst'
import { balanced, type TallyVoucher } from './voucher'

/** A bill of a supplier that was approved. */
export type ApprovedBill = LineTaxes & {
  id: number
  number: string
  billedOn: string
  taxablePaise: number
  totalPaise: number
  /** The orders that it is for, as we call them. */
  orders: readonly string[]
  /** Its state tax is that of a union territory. */
  inUnionTerritory: boolean
}

/** The voucher of a bill: we owe the total, and the tax in it is input credit. */
export function purchaseVoucher(bill: ApprovedBill, party: string, ledgers: TallyLedgers): TallyVoucher {
  const { id, number, billedOn, orders, totalPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise } = bill
  return balanced({
    id: `jobwork-bill-${id}`,
    type: 'Purchase',
    on: billedOn,
    number: `BILL-${id}`,
    party,
    reference: number,
    narration: [`Bill ${number}`, orders.join(', ')].filter(Boolean).join(': '),
    entries: [
      { ledger: party, paise: -totalPaise, party: { bill: number, isNew: true } },
      { ledger: ledgers.purchases, paise: taxablePaise },
      { ledger: ledgers.inputCgst, paise: cgstPaise },
      { ledger: bill.inUnionTerritory ? ledgers.inputUtgst : ledgers.inputSgst, paise: sgstPaise },
      { ledger: ledgers.inputIgst, paise: igstPaise },
      // A supplier’s total may differ from its parts by more than the round off that it wrote.
      { ledger: ledgers.roundOff, paise: totalPaise - taxablePaise - cgstPaise - sgstPaise - igstPaise },
    ],
  })
}
