import { z } from 'zod'
import { SECTIONS } from '../../terms/gstr1-sections'
import { GST_BEGAN } from '../../terms/statutory'
import { TALLY_KINDS } from '../../terms/tally'
import { endpoint } from '../core/endpoint'
import { MsmeClass } from '../people/tax-profiles'
import { BillStatus } from './bills'
import { daySchema } from '../core/filter'
import { nullable } from '../core/fields'
import { outDay, outPaise } from '../core/money-fields'

const month = z
  .string({ error: 'Choose a month' })
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month, such as 2026-11')
  .describe('A month in India, YYYY-MM')

/** What a month's GSTR-1 has, and what is wrong before it is filed. */
export const ReturnOverview = z.object({
  month: z.string(),
  /** The day on which it is due. */
  dueOn: outDay,
  documents: z.int(),
  taxablePaise: outPaise.describe('Invoices and debit notes less credit notes'),
  taxPaise: outPaise,
  sections: z.array(z.object({ section: z.enum(SECTIONS), rows: z.int() })),
  faults: z
    .array(z.object({ id: z.int(), workorderId: z.int(), number: z.string(), faults: z.array(z.string()) }))
    .describe('The first 100 documents that are not ready'),
  faultCount: z.int(),
  advances: z
    .array(
      z.object({ id: z.int(), number: z.string(), workorderId: z.int(), taxablePaise: outPaise, taxPaise: outPaise }),
    )
    .describe(
      'Vouchers of advances for services, whose GST is due in this month: table 11 is filed by hand. The first 100',
    ),
})
export type ReturnOverview = z.infer<typeof ReturnOverview>

const DAY_OF_LIST = 'Enter a day from 1 Jul 2017 to 31 Mar 2099'
const onDay = daySchema
  .refine((day) => day >= GST_BEGAN.day && day <= '2099-03-31', DAY_OF_LIST)
  .optional()
  .describe('By default today')

/** A half-year of MSME-1. */
export const HalfYear = z
  .string({ error: 'Choose a half-year' })
  .regex(/^20\d\d-[12]$/, 'Choose a half-year, such as 2026-1')
  .describe('`2026-1`: April to September 2026, `2026-2`: the half-year after it')

/** A bill in a list of what is unpaid. */
const UnpaidBill = z.object({
  id: z.int(),
  supplierId: z.int(),
  supplierName: z.string(),
  number: z.string(),
  billedOn: outDay,
  status: BillStatus,
  unpaidPaise: outPaise.describe('With tax'),
})

export const LateBill = UnpaidBill.extend({
  msmeClass: MsmeClass.nullable().describe('In the year of the delivery'),
  dueOn: outDay.describe('The last day of payment of what is due first'),
  days: z.int().describe('Days past that day'),
  taxablePaise: outPaise.describe('The taxable share of what is unpaid'),
})
export type LateBill = z.infer<typeof LateBill>

/** Bills of micro and small suppliers that are no expense of the year until they are paid. */
export const DeductionList = z.object({
  on: outDay,
  year: z.string().describe('The financial year of that day: 26-27'),
  rows: z.array(LateBill).describe('The first 100, by their last day'),
  rowCount: z.int(),
  taxablePaise: outPaise.describe('The sum of all rows'),
})
export type DeductionList = z.infer<typeof DeductionList>

const heads = { cgstPaise: outPaise, sgstPaise: outPaise, igstPaise: outPaise }

export const CreditAtRisk = UnpaidBill.extend({
  ...heads,
  days: z.int().describe('Days since the day of the bill'),
  fallsOn: outDay.describe('Day 181'),
  fallen: z.boolean(),
})
export type CreditAtRisk = z.infer<typeof CreditAtRisk>

/** Input credit of bills that are unpaid for 150 days or more. */
export const Rule37List = z.object({
  on: outDay,
  rows: z.array(CreditAtRisk).describe('The first 100, the oldest bill first'),
  rowCount: z.int(),
  fallen: z.object(heads).describe('The credit of bills that are unpaid since more than 180 days'),
  soon: z.object(heads).describe('The credit of the others'),
})
export type Rule37List = z.infer<typeof Rule37List>

export const Msme1Row = z.object({
  id: z.int(),
  supplierId: z.int(),
  supplierName: z.string().describe('The legal name'),
  pan: nullable.text,
  udyam: nullable.text,
  msmeClass: MsmeClass.nullable(),
  number: z.string(),
  amountPaise: outPaise.describe('With tax: what was unpaid before the half-year or was delivered in it'),
  dueSince: outDay.nullable().describe('The last day of payment; null while an objection is open'),
  paidInTimePaise: outPaise.describe('Within 45 days'),
  paidLatePaise: outPaise.describe('After 45 days'),
  openInTimePaise: outPaise.describe('Unpaid for 45 days at most'),
  openLatePaise: outPaise.describe('Unpaid for more than 45 days'),
  reason: nullable.text.describe('The objection to the goods, or the reason of a dispute'),
  interestPaise: outPaise.describe('An indication'),
})
export type Msme1Row = z.infer<typeof Msme1Row>

/** What MSME-1 of a half-year comes to. */
export const Msme1Overview = z.object({
  half: z.string(),
  asOf: outDay.describe('The last day of the half-year; today while it runs'),
  dueOn: outDay.describe('The day on which it is filed'),
  rowCount: z.int(),
  lateCount: z.int().describe('Bills with something unpaid for more than 45 days: without one it is not filed'),
  openLatePaise: outPaise,
  paidLatePaise: outPaise,
  interestPaise: outPaise,
  late: z.array(Msme1Row).describe('The first 100 of them'),
})
export type Msme1Overview = z.infer<typeof Msme1Overview>

export const returns = {
  overview: endpoint({
    method: 'GET',
    path: '/api/returns',
    summary: 'GSTR-1 of a month, with the faults to mend before it is filed',
    query: z.object({ month }),
    answer: ReturnOverview,
    refuses: ['conflict'],
  }),
  gstr1: endpoint({
    method: 'GET',
    path: '/api/returns/gstr1',
    summary: 'A file of GSTR-1 for the offline tool, as CSV',
    note: 'UTF-8 without byte order mark, one row for each document and rate. A name that begins like a formula loses that sign.',
    query: z.object({ month, section: z.enum(SECTIONS, { error: 'Choose a file of GSTR-1' }) }),
    download: 'text/csv',
    refuses: ['conflict'],
  }),
  deduction: endpoint({
    method: 'GET',
    path: '/api/returns/deduction',
    summary: 'Bills of micro and small suppliers that are past their day and unpaid',
    note: 'Bills of the financial year of that day, with the taxable share that is no expense of the year until it is paid (s.37 of the Income-tax Act 2025, was s.43B(h)).',
    query: z.object({ on: onDay }),
    answer: DeductionList,
    refuses: ['conflict'],
  }),
  deductionExport: endpoint({
    method: 'GET',
    path: '/api/returns/deduction/export',
    summary: 'The same list as CSV',
    query: z.object({ on: onDay }),
    download: 'text/csv',
    refuses: ['conflict'],
  }),
  rule37: endpoint({
    method: 'GET',
    path: '/api/returns/rule37',
    summary: 'Input credit of bills that are unpaid for 150 days or more',
    note: 'It falls on day 181 from the day of the bill, in proportion to what is unpaid (CGST Rules, Rule 37).',
    query: z.object({ on: onDay }),
    answer: Rule37List,
    refuses: ['conflict'],
  }),
  rule37Export: endpoint({
    method: 'GET',
    path: '/api/returns/rule37/export',
    summary: 'The same list as CSV',
    query: z.object({ on: onDay }),
    download: 'text/csv',
    refuses: ['conflict'],
  }),
  msme1: endpoint({
    method: 'GET',
    path: '/api/returns/msme1',
    summary: 'MSME-1 of a half-year, as CSV',
    note: 'A row for each bill of a micro or small supplier that was unpaid before the half-year or delivered in it. Interest is an indication.',
    query: z.object({ half: HalfYear }),
    download: 'text/csv',
    refuses: ['conflict'],
  }),
  msme1Overview: endpoint({
    method: 'GET',
    path: '/api/returns/msme1/overview',
    summary: 'MSME-1 of a half-year, with the bills that make it due',
    query: z.object({ half: HalfYear }),
    answer: Msme1Overview,
    refuses: ['conflict'],
  }),
  tally: endpoint({
    method: 'GET',
    path: '/api/returns/tally',
    summary: 'Vouchers of a time for Tally, as XML',
    note: 'By their own day: invoices, credit and debit notes (`sales`), receipts, refunds and their reversals (`receipts`), approved bills of suppliers (`purchase`), or payouts and their reversals (`payments`); with the ledgers of the companies. Each voucher has the id of our document: a file that is imported again changes vouchers and doubles none. The other ledgers have the names on the screen Company.',
    query: z.object({
      from: daySchema.describe('The first day'),
      to: daySchema.describe('The last day that counts'),
      kind: z.enum(TALLY_KINDS, { error: 'Choose sales, receipts, purchase or payments' }),
    }),
    download: 'application/xml',
    refuses: ['conflict'],
  }),
}
