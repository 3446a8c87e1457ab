import { addDays } from '../../terms/format'
import { partOf } from '../../terms/paise'
import { MSME } from '../../terms/statutory'

/** What a supplier is in the year of a delivery. */
export type SupplierClass = {
  class: 'micro' | 'small' | 'medium' | null
  activity: 'manufacturing' | 'services' | 'trading'
  /** Days that were agreed in writing; null: none were. */
  agreedDays: number | null
}

/** Whether the law gives a day until which this supplier is paid: micro and small ones that don't trade. */
export const hasClock = ({ class: size, activity }: SupplierClass): boolean =>
  (size === 'micro' || size === 'small') && activity !== 'trading'

/** How many days after the delivery a supplier with a clock is paid at the latest. */
export const daysOfClock = ({ agreedDays }: SupplierClass): number =>
  agreedDays === null ? MSME.daysWithoutAgreement : Math.min(agreedDays, MSME.mostDays)

/** A written objection to delivered goods: its day, and the day on which the supplier removed it. */
export type Objection = { on: string; removedOn: string | null }

/** Whether an objection moves the day from which a delivery counts: one that was written within 15 days of it. */
export const objectionCounts = (deliveredOn: string, { on }: Objection): boolean =>
  on <= addDays(deliveredOn, MSME.daysToObject)

/** The last day on which a delivery is paid in time; null while an objection to it is open. */
export function dueOf(deliveredOn: string, days: number, objection: Objection | null): string | null {
  const moved = objection && objectionCounts(deliveredOn, objection)
  const begin = moved ? objection.removedOn : deliveredOn
  return begin && addDays(begin, days)
}

export type Rest = {
  /** The first day of the period, and the day on which its interest is added. */
  from: string
  to: string
  interestPaise: number
}

type Debt = {
  /** What was due (paise). */
  paise: number
  /** The last day on which it was paid in time. */
  dueOn: string
  /** What was paid after that day, in the order of the days. */
  payments: readonly { on: string; paise: number }[]
  /** The day on which it is computed; interest runs to the day before. */
  asOf: string
  /** The bank rate of a day (basis points). */
  bankRateBp: (day: string) => number
}

const YEAR = 365
const WHOLE_BP = 10_000

/**
 * The interest that the law provides on a late payment (MSMED Act s.16): three times the bank rate, compounded monthly, each rest half
 * up to the paisa. Rests are on the day after the due day of each following month, on the month's last day where it has none.
 */
export function interestOn({ paise, dueOn, payments, asOf, bankRateBp }: Debt): Rest[] {
  const rests: Rest[] = []
  const begin = addDays(dueOn, 1)
  let balance = paise
  for (let months = 1, from = begin; from < asOf && balance > 0; months++) {
    const next = monthsLater(begin, months)
    const to = next < asOf ? next : asOf
    let balanceDays = 0
    for (let day = from; day < to; day = addDays(day, 1)) {
      balance -= payments.filter(({ on }) => on === day).reduce((sum, one) => sum + one.paise, 0)
      balanceDays += Math.max(0, balance) * MSME.timesBankRate * bankRateBp(day)
    }
    const interestPaise = partOf(balanceDays, 1, WHOLE_BP * YEAR)
    rests.push({ from, to, interestPaise })
    balance += interestPaise
    from = to
  }
  return rests
}

/** The same day so many months later, the last of the month where it has none. */
function monthsLater(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year!, month! + months, 0)).getUTCDate()
  return new Date(Date.UTC(year!, month! - 1 + months, Math.min(date!, last))).toISOString().slice(0, 10)
}
