import { PAID_WITHIN } from './flows/receipt-flow'
import { interestOn, type Rest } from './msme-clock'

/** A line of a bill with its last day of payment by law, and what was paid of it. */
export type LineWithClock = {
  grossPaise: number
  /** Null while an objection is open. */
  dueOn: string | null
  /** The law gives the day. */
  hasClock: boolean
  settled: readonly { on: string; paise: number }[]
}

/** The bank rates (basis points) with their first and last days. */
export type BankRates = readonly { from: string; to: string | null; rateBp: number }[]

/** The bank rate of a day, as it is listed; 0 on a day without one. */
export const bankRateOn = (rates: BankRates, day: string): number =>
  rates.find(({ from, to }) => from <= day && (to === null || day <= to))?.rateBp ?? 0

/**
 * The interest on a bill until a day (paise), rest by rest: an indication. Lines that are due on the same day are one debt. It runs
 * to the day before the payment that settles the debt, or before `asOf`.
 */
export function interestOfBill(lines: readonly LineWithClock[], rates: BankRates, asOf: string): Rest[] {
  const days = [...new Set(lines.flatMap(({ hasClock, dueOn }) => (hasClock && dueOn ? [dueOn] : [])))].sort()
  return days
    .flatMap((dueOn) => {
      const debt = lines.filter((line) => line.hasClock && line.dueOn === dueOn)
      const payments = debt.flatMap(({ settled }) => settled).toSorted((one, other) => (one.on < other.on ? -1 : 1))
      const paise = sumOf(debt.map(({ grossPaise }) => grossPaise))
      const inTime = sumOf(payments.filter(({ on }) => on <= dueOn).map((one) => one.paise))
      const end = settledOn(paise, payments) ?? asOf
      return interestOn({
        paise: paise - inTime,
        dueOn,
        payments: payments.filter(({ on }) => on > dueOn),
        asOf: end < asOf ? end : asOf,
        bankRateBp: (day) => bankRateOn(rates, day),
      })
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

/** The day on which payments, in the order of their days, had come to the debt; null while they have not. */
function settledOn(paise: number, payments: readonly { on: string; paise: number }[]): string | null {
  let paid = 0
  for (const payment of payments) {
    paid += payment.paise
    if (paid >= paise - PAID_WITHIN) return payment.on
  }
  return null
}
