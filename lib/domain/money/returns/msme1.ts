import type { Input } from '../../../contract/core/endpoint'
import type { Msme1Overview, Msme1Row, returns } from '../../../contract/money/returns'
import type { Rows } from '../../../infra/db/db'
import { interestOfBill, type BankRates } from '../../../rules/money/bill-interest'
import { halfOf, MSME1_HEADERS, msme1Of } from '../../../rules/money/msme1'
import { addDays, capital, isoDay } from '../../../terms/format'
import { decimals, sumOf } from '../../../terms/paise'
import { csvNow, type CsvColumn } from '../../core/csv'
import { query } from '../../core/verb'
import { listedBankRates } from '../../facts/rates'
import { hasClockLine, listedBills, type ListedBill } from './unpaid-bills'

/** Rows of an answer; a file has all. */
const LISTED = 100

type Asked = Input<typeof returns.msme1>

/** What MSME-1 of a half-year comes to, and the bills that make it due. */
export const msme1Overview = query(
  'return.msme1Overview',
  async ({ rows }, { half }: Asked): Promise<Msme1Overview> => {
    const { asOf, dueOn } = halfOf(half, isoDay(Date.now()))
    const found = await rowsOf(rows, half)
    const late = found.filter(({ openLatePaise }) => openLatePaise > 0)
    return {
      half,
      asOf,
      dueOn,
      rowCount: found.length,
      lateCount: late.length,
      openLatePaise: sumOf(found.map(({ openLatePaise }) => openLatePaise)),
      paidLatePaise: sumOf(found.map(({ paidLatePaise }) => paidLatePaise)),
      interestPaise: sumOf(found.map(({ interestPaise }) => interestPaise)),
      late: late.slice(0, LISTED),
    }
  },
)

/** MSME-1 of a half-year as CSV. */
export const fileMsme1 = query('return.msme1', async ({ rows }, { half }: Asked) =>
  csvNow(`msme1-${half}`, columns, await rowsOf(rows, half)),
)

const inRupees = (paise: number) => decimals(paise, 2)
const cells: CsvColumn<Msme1Row>[1][] = [
  ({ supplierName }) => supplierName,
  ({ pan }) => pan,
  ({ udyam }) => udyam,
  ({ msmeClass }) => capital(msmeClass ?? ''),
  ({ number }) => number,
  ({ amountPaise }) => inRupees(amountPaise),
  ({ dueSince }) => dueSince,
  ({ paidInTimePaise }) => inRupees(paidInTimePaise),
  ({ paidLatePaise }) => inRupees(paidLatePaise),
  ({ openInTimePaise }) => inRupees(openInTimePaise),
  ({ openLatePaise }) => inRupees(openLatePaise),
  ({ reason }) => reason,
  ({ interestPaise }) => inRupees(interestPaise),
]
const columns = MSME1_HEADERS.map((head, i): CsvColumn<Msme1Row> => [head, cells[i]!])

/** A row for each bill of a micro or small supplier that was unpaid before the half-year or delivered in it. */
async function rowsOf(rows: Rows, half: string): Promise<Msme1Row[]> {
  const days = halfOf(half, isoDay(Date.now()))
  const [bills, rates] = await Promise.all([listedBills(rows, hasClockLine), listedBankRates({ rows })])
  return bills.flatMap((bill) => rowOf(bill, days, rates))
}

function rowOf(bill: ListedBill, half: Parameters<typeof msme1Of>[1], rates: BankRates): Msme1Row[] {
  const parts = bill.lines
    .filter(({ hasClock, paise }) => hasClock && paise > 0)
    .map((line) => ({ ...line, ...msme1Of(line, half) }))
    .filter(({ amountPaise }) => amountPaise > 0)
    .toSorted((one, other) => ((one.dueOn ?? '9999') < (other.dueOn ?? '9999') ? -1 : 1))
  const [first] = parts
  if (!first) return []
  const { id, supplierId, number, pan, udyam } = bill
  const sum = (of: (part: (typeof parts)[number]) => number) => sumOf(parts.map(of))
  return [
    {
      id,
      supplierId,
      supplierName: bill.legalName ?? bill.supplierName,
      pan,
      udyam,
      msmeClass: first.msmeClass,
      number,
      amountPaise: sum(({ amountPaise }) => amountPaise),
      dueSince: first.dueOn,
      paidInTimePaise: sum(({ paidInTimePaise }) => paidInTimePaise),
      paidLatePaise: sum(({ paidLatePaise }) => paidLatePaise),
      openInTimePaise: sum(({ openInTimePaise }) => openInTimePaise),
      openLatePaise: sum(({ openLatePaise }) => openLatePaise),
      reason: bill.objection ?? (bill.status === 'disputed' ? bill.note : null),
      interestPaise: interestOf(bill, rates, half.asOf),
    },
  ]
}

/** The interest on a bill to the end of a day, as its drawer has it. */
function interestOf({ lines }: ListedBill, rates: BankRates, day: string): number {
  const debts = lines.filter(({ paise }) => paise > 0).map(({ paise, ...line }) => ({ ...line, grossPaise: paise }))
  return sumOf(interestOfBill(debts, rates, addDays(day, 1)).map(({ interestPaise }) => interestPaise))
}
