import type { Input } from '../../../contract/core/endpoint'
import type { CreditAtRisk, Rule37List, returns } from '../../../contract/money/returns'
import { sql, type Rows } from '../../../infra/db/db'
import { billFlow } from '../../../rules/money/flows/bill-flow'
import { creditFallsOn, creditOn } from '../../../rules/money/credit-on'
import { unpaidOn } from '../../../rules/money/unpaid-shares'
import { addDays, daysBetween, isoDay } from '../../../terms/format'
import { decimals, sumOf } from '../../../terms/paise'
import { RULE_37 } from '../../../terms/statutory'
import { csvNow, type CsvColumn } from '../../core/csv'
import { query } from '../../core/verb'
import { listedBills, notPaidBefore, type ListedBill } from './unpaid-bills'

/** Rows of an answer; a file has all. */
const LISTED = 100

type Asked = Input<typeof returns.rule37>

/** Input credit of bills that are unpaid for 150 days or more, and of those whose credit has fallen. */
export const getRule37 = query('return.rule37', async ({ rows }, { on }: Asked): Promise<Rule37List> => {
  const day = on ?? isoDay(Date.now())
  const bills = await creditsAtRisk(rows, day)
  return {
    on: day,
    rows: bills.slice(0, LISTED),
    rowCount: bills.length,
    fallen: headsOf(bills.filter(({ fallen }) => fallen)),
    soon: headsOf(bills.filter(({ fallen }) => !fallen)),
  }
})

/** The same list as CSV. */
export const exportRule37 = query('return.rule37Export', async ({ rows }, { on }: Asked) => {
  const day = on ?? isoDay(Date.now())
  return csvNow(`rule37-${day}`, columns, await creditsAtRisk(rows, day))
})

const columns: CsvColumn<CreditAtRisk>[] = [
  ['Supplier', ({ supplierName }) => supplierName],
  ['Bill', ({ number }) => number],
  ['Billed on', ({ billedOn }) => billedOn],
  ['Status', ({ status }) => billFlow.states[status].label],
  ['Days', ({ days }) => days],
  ['Credit falls on', ({ fallsOn }) => fallsOn],
  ['Fallen', ({ fallen }) => (fallen ? 'Yes' : 'No')],
  ['Unpaid with tax (INR)', ({ unpaidPaise }) => decimals(unpaidPaise, 2)],
  ['CGST (INR)', ({ cgstPaise }) => decimals(cgstPaise, 2)],
  ['SGST (INR)', ({ sgstPaise }) => decimals(sgstPaise, 2)],
  ['IGST (INR)', ({ igstPaise }) => decimals(igstPaise, 2)],
]

const headsOf = (bills: readonly CreditAtRisk[]) => ({
  cgstPaise: sumOf(bills.map(({ cgstPaise }) => cgstPaise)),
  sgstPaise: sumOf(bills.map(({ sgstPaise }) => sgstPaise)),
  igstPaise: sumOf(bills.map(({ igstPaise }) => igstPaise)),
})

async function creditsAtRisk(rows: Rows, on: string): Promise<CreditAtRisk[]> {
  const bills = await listedBills(
    rows,
    sql`b.billed_on <= ${addDays(on, -RULE_37.warnDays)}::date AND b.cgst_paise + b.sgst_paise + b.igst_paise > 0
      AND ${notPaidBefore(on)}`,
  )
  return bills.flatMap((bill) => creditOf(bill, on))
}

function creditOf({ id, supplierId, supplierName, number, billedOn, status, ...bill }: ListedBill, on: string) {
  const unpaidPaise = unpaidOn(bill.totalPaise, bill.settled, on)
  if (!unpaidPaise) return []
  const days = daysBetween(billedOn, on)
  return [
    {
      id,
      supplierId,
      supplierName,
      number,
      billedOn,
      status,
      unpaidPaise,
      ...creditOn(bill, unpaidPaise),
      days,
      fallsOn: creditFallsOn(billedOn),
      fallen: days > RULE_37.days,
    },
  ]
}
