import type { BillStatus } from '../../../contract/money/bills'
import { capital, date, rupees, several } from '../../../terms/format'
import { event, type Move } from '../../core/event-row'
import { because } from '../../core/phrases'

type OfBill = {
  billId: number
  supplierId: number
  companyName: string
  number: string
  totalPaise: number
  /** How many things differ from what is payable. */
  mismatches: number
  orders: number[]
  /** The last day of payment of what is due first. */
  dueOn: string | null
}

/** `creditPaise` is the input credit of what is unpaid, `days` those since the day of the bill. */
type OfCredit = { creditPaise: number; days: number; fallsOn: string }

const bill = (e: OfBill) => `bill ${e.number} of ${rupees(e.totalPaise)}`
const credit = (e: OfBill & OfCredit) =>
  `${bill(e)} (${e.companyName}) has been unpaid for ${several(e.days, 'day', 'days')}: its input credit of ${rupees(e.creditPaise)} falls on ${date(e.fallsOn)}`
const until = (e: OfBill) => (e.dueOn ? `. We pay until ${date(e.dueOn)}` : '')

/** What happens to bills of suppliers. Customers read none of it. */
export const billEvents = {
  'bill.submitted': event<OfBill & { from: null; to: 'submitted'; misses: string[] }>({
    name: 'Bill submitted',
    group: 'payments',
    sentence: (e) => `Submitted ${bill(e)} (${e.companyName})`,
    side: () => 'supplier',
    notify: {
      recipients: () => ['admins'],
      title: 'A supplier has billed',
      message: (e) =>
        `${e.companyName} submitted ${bill(e)}. ${e.misses.length ? `${e.misses.join('. ')}` : 'It matches'}`,
      mail: 'payments',
    },
  }),
  'bill.approved': event<OfBill & Move<BillStatus>>({
    name: 'Bill approved',
    group: 'payments',
    sentence: (e) => `Approved ${bill(e)} (${e.companyName})`,
    side: () => 'supplier',
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Your bill is approved',
      message: (e) => `We approved ${bill(e)}${until(e)}`,
      mail: 'payments',
    },
  }),
  'bill.disputed': event<OfBill & Move<BillStatus>>({
    name: 'Bill disputed',
    group: 'payments',
    sentence: (e) => `Disputed ${bill(e)} (${e.companyName})`,
    side: () => 'supplier',
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Your bill is disputed',
      message: (e) => `We can’t approve ${bill(e)}${because(e.note)}`,
      mail: 'payments',
    },
  }),
  'bill.objected': event<
    OfBill & {
      /** Null: its cause is removed. */ text: string | null
      /** Pieces that it names; null: all. */ pieces?: number | null
    }
  >({
    name: 'Objection to a bill',
    group: 'payments',
    sentence: (e) => `${e.text ? 'Objected to' : 'Recorded the end of the objection to'} ${bill(e)} (${e.companyName})`,
    side: () => 'supplier',
    notify: {
      recipients: (e) => [e.supplierId],
      title: 'Objection to your bill',
      message: (e) =>
        e.text
          ? `We object to ${e.pieces ? several(e.pieces, 'piece', 'pieces') : 'the goods'} of ${bill(e)}: ${e.text}`
          : `The objection to ${bill(e)} is over${until(e)}`,
      mail: 'payments',
    },
  }),
  'bill.withdrawn': event<OfBill & Move<BillStatus>>({
    name: 'Bill withdrawn',
    group: 'payments',
    sentence: (e) => `Withdrew ${bill(e)} (${e.companyName})`,
    side: () => 'supplier',
    notify: {
      recipients: () => ['admins'],
      title: 'A bill is withdrawn',
      message: (e) => `${e.companyName} withdrew ${bill(e)}`,
    },
  }),
  /** A reminder: nobody did it. */
  'bill.creditSoon': event<OfBill & OfCredit>({
    name: 'Input credit falls soon',
    group: 'payments',
    sentence: (e) => `Reminded that ${credit(e)}`,
    side: () => 'supplier',
    notify: {
      recipients: () => ['admins'],
      title: 'Input credit falls soon',
      message: (e) => `${capital(credit(e))}`,
      mail: 'payments',
    },
  }),
}
