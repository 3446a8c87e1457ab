import type { Input } from '../../../contract/core/endpoint'
import type { DeductionList, LateBill, returns } from '../../../contract/money/returns'
import { sql, type Rows } from '../../../infra/db/db'
import { billFlow } from '../../../rules/money/flows/bill-flow'
import { daysOfYear, financialYear } from '../../../rules/money/series'
import { unpaidOn } from '../../../rules/money/unpaid-shares'
import { capital, daysBetween, isoDay } from '../../../terms/format'
import { decimals, partOf, sumOf } from '../../../terms/paise'
import { csvNow, type CsvColumn } from '../../core/csv'
import { query } from '../../core/verb'
import { hasClockLine, listedBills, notPaidBefore, type ListedBill } from './unpaid-bills'

/** Rows of an answer; a file has all. */
const LISTED = 100

type Asked = Input<typeof returns.deduction>

/** Bills of micro and small suppliers that are past their day: no expense of the year until they are paid. */
export const getDeduction = query('return.deduction', async ({ rows }, { on }: Asked): Promise<DeductionList> => {
  const day = on ?? isoDay(Date.now())
  const late = await lateBills(rows, day)
  return {
    on: day,
    year: financialYear(day),
    rows: late.slice(0, LISTED),
    rowCount: late.length,
    taxablePaise: sumOf(late.map(({ taxablePaise }) => taxablePaise)),
  }
})

/** The same list as CSV. */
export const exportDeduction = query('return.deductionExport', async ({ rows }, { on }: Asked) => {
  const day = on ?? isoDay(Date.now())
  return csvNow(`deduction-${day}`, columns, await lateBills(rows, day))
})

const columns: CsvColumn<LateBill>[] = [
  ['Supplier', ({ supplierName }) => supplierName],
  ['Class', ({ msmeClass }) => capital(msmeClass ?? '')],
  ['Bill', ({ number }) => number],
  ['Billed on', ({ billedOn }) => billedOn],
  ['Status', ({ status }) => billFlow.states[status].label],
  ['Last day of payment', ({ dueOn }) => dueOn],
  ['Days past it', ({ days }) => days],
  ['Unpaid with tax (INR)', ({ unpaidPaise }) => decimals(unpaidPaise, 2)],
  ['Taxable share (INR)', ({ taxablePaise }) => decimals(taxablePaise, 2)],
]

/** Those of the financial year of a day, by their last day. */
async function lateBills(rows: Rows, on: string): Promise<LateBill[]> {
  const [first] = daysOfYear(financialYear(on))
  const bills = await listedBills(
    rows,
    sql`b.billed_on BETWEEN ${first}::date AND ${on}::date AND ${hasClockLine} AND ${notPaidBefore(on)}`,
  )
  return bills.flatMap((bill) => lateBill(bill, on)).toSorted((one, other) => other.days - one.days)
}

function lateBill(
  { id, supplierId, supplierName, number, billedOn, status, lines }: ListedBill,
  on: string,
): LateBill[] {
  const late = lines.flatMap(({ hasClock, dueOn, paise, taxablePaise, msmeClass, settled }) => {
    const unpaid = hasClock && dueOn && dueOn < on ? unpaidOn(paise, settled, on) : 0
    return unpaid ? [{ dueOn: dueOn!, msmeClass, unpaid, taxable: partOf(taxablePaise, unpaid, paise) }] : []
  })
  const [first] = late.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
  if (!first) return []
  const { dueOn, msmeClass } = first
  return [
    {
      id,
      supplierId,
      supplierName,
      number,
      billedOn,
      status,
      msmeClass,
      dueOn,
      days: daysBetween(dueOn, on),
      unpaidPaise: sumOf(late.map(({ unpaid }) => unpaid)),
      taxablePaise: sumOf(late.map(({ taxable }) => taxable)),
    },
  ]
}
